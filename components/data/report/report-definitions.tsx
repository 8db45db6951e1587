import classes from './report.module.css'

/** How every figure is made: under the pointer one by one, here together, and on paper too. */
export function ReportDefinitions({
  figures,
}: {
  figures: readonly { label: string; definition?: string }[]
}) {
  const defined = figures.flatMap(({ label, definition }) => (definition ? [{ label, definition }] : []))
  return (
    <section className={classes.definitions} aria-labelledby="come-si-calcola">
      <h2 id="come-si-calcola">Come si calcola</h2>
      <dl>
        {defined.map(({ label, definition }) => (
          <div key={`${label} ${definition}`}>
            <dt>{label}</dt>
            <dd>{definition}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
