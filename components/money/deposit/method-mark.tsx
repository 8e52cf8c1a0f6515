import { Icon } from '@/components/ui/icon';

/** Backgrounds on which white letters are readable, in the hue that members know from the method. */
const HUES: Readonly<Record<string, string>> = {
  alipay: '#1266c4',
  wechat: '#0f7a3d',
  ecny: '#b4232c',
  ebpay: '#5a2a82',
  koipay: '#a3430b',
  sharelife: '#8a6100',
};
const TETHER = '#0f7a63';
const LOOK = 'grid size-[1.5rem] shrink-0 place-items-center rounded-key text-13 leading-none font-semibold';

/** A method's sign beside its name: a bank, or the first letter in the method's colour. No trademark of anybody. */
export function MethodMark({ method, name }: { method: string; name: string }) {
  const hue = method.startsWith('usdt') ? TETHER : HUES[method];
  return (
    <span
      aria-hidden="true"
      className={`${LOOK} ${hue ? 'text-[#fff]' : 'bg-brand-bg text-brand'}`}
      style={hue ? { background: hue } : undefined}
    >
      {method === 'bank' ? <Icon name="landmark" size={16} /> : [...name][0]}
    </span>
  );
}
