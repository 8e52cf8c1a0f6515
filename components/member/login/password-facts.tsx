import { Icon } from '@/components/ui/icon';
import { passwordFacts, type PasswordFact } from '@/lib/domain/member/account/account.rules';

const FACT_COPY: Record<PasswordFact, string> = {
  length: '8 到 20 位',
  kinds: '字母、数字、符号至少两种',
  noSpace: '不含空格',
  notName: '与账号不同',
};

/** A rule that the platform alone checks. */
const COMMON = '常见密码会被拒绝，例如 Abc12345';

/** The rules of a new password, with those fulfilled so far. */
export function PasswordFacts({ password, userName }: { password: string; userName: string }) {
  const facts = passwordFacts(password, userName);
  return (
    <ul className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {(Object.keys(FACT_COPY) as PasswordFact[]).map((fact) => {
        const done = facts[fact] && password !== '';
        return (
          <li key={fact} className={`flex items-center gap-1 ${done ? 'text-brand' : ''}`}>
            <Icon name={done ? 'check' : 'circle'} size={12} className={done ? 'stroke-3' : ''} />
            {FACT_COPY[fact]}
            <span className="sr-only">{done ? '，已满足' : '，未满足'}</span>
          </li>
        );
      })}
      {/* Only the platform knows all of them. */}
      <li className="col-span-2 flex items-center gap-1">
        <Icon name="info" size={12} />
        {COMMON}
      </li>
    </ul>
  );
}
