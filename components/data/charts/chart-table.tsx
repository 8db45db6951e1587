import Link from 'next/link'
import classes from './chart.module.css'
import type { ChartData } from './chart-types'
import { valueText } from './chart-words'

type Props = Pick<ChartData, 'points' | 'series' | 'unit'> & { label: string; pointHead: string }

/** The figures of a chart, for who reads them or hears them. */
export function ChartTable({ points, series, unit, label, pointHead }: Props) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{pointHead}</th>
          {series.map(({ name, label: head }) => (
            <th scope="col" key={name}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ key, label: short, long = short, href, hrefs = {}, values }) => (
          <tr key={key}>
            <th scope="row">{href ? <Link href={href}>{long}</Link> : long}</th>
            {series.map(({ name }) => {
              const value = values[name] ?? null
              const text = value === null ? '—' : valueText(value, unit)
              return <td key={name}>{hrefs[name] ? <Link href={hrefs[name]}>{text}</Link> : text}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
