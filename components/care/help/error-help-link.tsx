import { ERROR_HELP_COPY, errorHelpPath, type ErrorSubject } from '@/lib/domain/care/help/error-help.copy';

/** 查看说明 beside an error that a help page explains. */
export function ErrorHelpLink({ about }: { about: ErrorSubject }) {
  return (
    <a href={errorHelpPath(about)} className="hit-44 shrink-0 font-semibold whitespace-nowrap text-brand">
      {ERROR_HELP_COPY.more}
    </a>
  );
}
