import type { ComponentProps } from 'react';

/**
 * Every form of the site. The server's HTML sends it by POST, to which the gate responds with the same page: a form that a browser submits
 * before the page's scripts run would otherwise put everything typed into the address. A search that works without scripts sets GET
 * explicitly.
 */
export function Form(props: ComponentProps<'form'>) {
  return <form method="post" {...props} />;
}
