'use client'

import { Canvas, Mark } from './canvas'
import classes from './chart.module.css'
import { clip, shortText, valueText } from './chart-words'
import type { HeatData } from './drawing-types'

const LINE = 30
/** Names that fit above their cells stand upright, others lean. */
const HEAD = { upright: 24, leaning: 104 }
const SHORT = 3
const LETTER = 7
const MOST_NAME = 160
/** Narrower cells show their colour alone. */
const ROOMY = 30

/** Never so dark that the figure on it could not be read. */
const shadeOf = (value: number, most: number) =>
  `color-mix(in srgb, var(--chart-1) ${Math.round(6 + (46 * value) / most)}%, var(--bg-raised))`

/** A figure for every row and column: darker is more. Where nothing was counted the cell stays empty. */
export function Heat({ rows, columns, cells, unit, label }: HeatData & { label: string }) {
  const most = Math.max(1, ...cells.map(({ value }) => value))
  const find = (row: string, column: string) =>
    cells.find((cell) => cell.row === row && cell.column === column)
  const upright = columns.every(({ label: name }) => name.length <= SHORT)
  const head = upright ? HEAD.upright : HEAD.leaning
  const longest = Math.max(0, ...rows.map(({ label: name }) => name.length + 2)) * LETTER
  return (
    <Canvas label={label} height={head + rows.length * LINE} across={columns.length}>
      {(width) => {
        const names = Math.min(MOST_NAME, longest, width * 0.32)
        const cell = (width - names - 24) / columns.length
        return (
          <>
            {columns.map(({ key, label: name }, index) => (
              <text
                key={key}
                className={classes.word}
                textAnchor={upright ? 'middle' : undefined}
                transform={`translate(${names + (index + 0.5) * cell} ${head - 8})${upright ? '' : ' rotate(-48)'}`}
              >
                {clip(name, 20)}
              </text>
            ))}
            {rows.map(({ key: row, label: name }, line) => (
              <g key={row} transform={`translate(0 ${head + line * LINE})`}>
                <text className={classes.word} y={LINE / 2} dominantBaseline="central">
                  {clip(name, Math.floor(names / LETTER))}
                </text>
                {columns.map(({ key: column, label: of }, index) => {
                  const found = find(row, column)
                  const x = names + index * cell
                  const words = found
                    ? [valueText(found.value, unit), found.more].filter(Boolean).join(', ')
                    : 'nessuna'
                  return (
                    <Mark key={column} label={`${name} → ${of}: ${words}`} href={found?.href}>
                      <rect
                        className={classes.cell}
                        x={x + 1}
                        y={1}
                        width={Math.max(1, cell - 2)}
                        height={LINE - 2}
                        style={found ? { fill: shadeOf(found.value, most) } : undefined}
                      />
                      {found && cell >= ROOMY && (
                        <text
                          className={classes.inside}
                          x={x + cell / 2}
                          y={LINE / 2}
                          textAnchor="middle"
                          dominantBaseline="central"
                        >
                          {shortText(found.value, unit)}
                        </text>
                      )}
                    </Mark>
                  )
                })}
              </g>
            ))}
          </>
        )
      }}
    </Canvas>
  )
}
