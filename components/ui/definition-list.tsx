type Props = { rows: readonly (readonly string[])[]; className?: string }

/** Names and their values, two by two; `rows`: [name, value]. */
export const DefinitionList = ({ rows, className }: Props) => (
  <dl className={className}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
