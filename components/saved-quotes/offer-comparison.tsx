import { Box, Text } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { euroText } from '@/lib/core/money'
import { rate } from './figures'
import type { Kind } from './kinds'
import type { Line } from './lines'
import { PolicyElsewhere, PolicyFigures } from './policy-lines'
import classes from './quoting.module.css'
import { type Shares, shareWords } from './use-shares'

type Props = { kind: Kind; lines: readonly Line[]; shares: Shares | null; onClose: () => void }

const QUANDO = { iniziale: 'all’inizio', mensile: 'al mese', annuale: 'all’anno' } as const

/** Up to three offers side by side; the best figure of a line is marked. */
export function OfferComparison({ kind, lines, shares, onClose }: Props) {
  const rows: [string, (line: Line) => number, (value: number) => string, best: 'low' | 'high'][] = [
    kind === 'cdq'
      ? ['Netto erogato', ({ importo }) => importo, euroText, 'high']
      : ['Rata', (line) => line.rata, euroText, 'low'],
    ['TAN', ({ tan }) => tan, rate, 'low'],
    ['TAEG', ({ taeg }) => taeg, rate, 'low'],
    ['Spese iniziali', ({ spese }) => spese, euroText, 'low'],
    ['Totale dovuto', ({ totale }) => totale, euroText, 'low'],
  ]
  return (
    <Modal opened onClose={onClose} title="A confronto" size="xl">
      <ScrollRegion className={classes.scroll} label="Offerte a confronto">
        <table className={classes.compare}>
          <thead>
            <tr>
              <td />
              {lines.map(({ id, banca, prodotto, tasso, avviso, note }) => (
                <th key={id} scope="col">
                  {banca || prodotto}
                  <Box component="small" display="block" c="dimmed" fz="xs" fw={400}>
                    {[banca && prodotto, tasso, avviso, ...note].filter(Boolean).join(' · ')}
                  </Box>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, of, write, best]) => {
              const values = lines.map(of)
              const mark = best === 'low' ? Math.min(...values) : Math.max(...values)
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {lines.map((line) => (
                    <td key={line.id} data-best={of(line) === mark || undefined}>
                      {write(of(line))}
                    </td>
                  ))}
                </tr>
              )
            })}
            <tr>
              <th scope="row">Costi</th>
              {lines.map((line) => (
                <td key={line.id}>
                  {line.costi.length === 0
                    ? 'Nessuno'
                    : line.costi.map(({ voce, importo, quando }) => (
                        <Text key={voce} span display="block" fz="xs">
                          {voce}: {euroText(importo)} {QUANDO[quando]}
                        </Text>
                      ))}
                  <PolicyFigures line={line} />
                </td>
              ))}
            </tr>
            {shares && (
              <tr>
                <th scope="row">Provvigione</th>
                {lines.map(({ id }) => (
                  <td key={id}>{shareWords(shares, id)}</td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </ScrollRegion>
      <PolicyElsewhere lines={lines} />
    </Modal>
  )
}
