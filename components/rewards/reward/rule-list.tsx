/** Rules of an activity, under a title. */
export function RuleList({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <section aria-label={title} className="card p-4">
      <h2 className="text-16 font-semibold">{title}</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-14 text-text-2">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
