'use client'

import { useState } from 'react'
import { usualTenor } from '@/components/markup/rate-choice'
import { seriesText } from '@/components/markup/rate-words'
import { Controls } from '@/components/ui/controls'
import { FiguresTable } from '@/components/ui/figures-table'
import { Stack, Text } from '@/components/ui/layout'
import { MoneyInput, NumberInput, PercentInput } from '@/components/ui/number-input'
import { Section } from '@/components/ui/section'
import { Select } from '@/components/ui/select'
import { formatEuro, formatRate, round, toCents } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import type { TodayRate } from '@/lib/features/rates/types'
import { rataFrancese } from '@/lib/finance/instalment'
import classes from './rates.module.css'

/** Points by which the index is moved. */
const SHIFTS = [-0.5, -0.25, 0, 0.25, 0.5, 1]
const [FIRST_AMOUNT, FIRST_YEARS, FIRST_SPREAD] = [150_000, 25, 1.2]
const [MAX_AMOUNT, MAX_YEARS, MAX_SPREAD] = [5_000_000, 40, 10]
const MONTHS = 12
const RATE_DECIMALS = 4

const isBetween = (value: number | null, least: number, most: number): value is number =>
  value !== null && value >= least && value <= most

/** What an instalment is with an index as it is, and if it moved: French plan, monthly, index plus spread. */
export function RateExample({ rates }: { rates: readonly TodayRate[] }) {
  const usual = `EURIBOR ${usualTenor(rates, 'EURIBOR')}`
  const [chosen, setChosen] = useState<string | null>(usual)
  const [amount, setAmount] = useState<number | null>(FIRST_AMOUNT)
  const [years, setYears] = useState<number | null>(FIRST_YEARS)
  const [spread, setSpread] = useState<number | null>(FIRST_SPREAD)
  const rate = rates.find(({ index, tenor }) => `${index} ${tenor}` === chosen) ?? rates[0]
  const isReady =
    isBetween(amount, 1, MAX_AMOUNT) && isBetween(years, 1, MAX_YEARS) && isBetween(spread, 0, MAX_SPREAD)
  return (
    <Section
      title="Rata di esempio"
      description="Piano alla francese, rate mensili, tasso uguale all’indice più lo spread: un esempio, non un’offerta."
    >
      <Stack miw={0}>
        <Controls width={210}>
          <Select
            label="Indice"
            clearable={false}
            options={rates.map(({ index, tenor }) => ({
              value: `${index} ${tenor}`,
              label: seriesText(index, tenor),
            }))}
            value={chosen}
            onChange={setChosen}
          />
          <MoneyInput label="Importo" value={amount} onChange={setAmount} min={1} max={MAX_AMOUNT} />
          <NumberInput label="Anni" value={years} onChange={setYears} min={1} max={MAX_YEARS} />
          <PercentInput
            label="Spread"
            value={spread}
            onChange={setSpread}
            min={0}
            max={MAX_SPREAD}
            step={0.05}
          />
        </Controls>
        {isReady && rate ? (
          <Instalments rate={rate} amount={amount} years={years} spread={spread} />
        ) : (
          <Text role="status" c="dimmed" fz="xs" breaks="anywhere">
            Scrivi un importo fino a 5 milioni, da 1 a 40 anni, uno spread da 0 a 10 punti.
          </Text>
        )}
      </Stack>
    </Section>
  )
}

type Terms = { rate: TodayRate; amount: number; years: number; spread: number }

function Instalments({ rate, amount, years, spread }: Terms) {
  const instalment = (shift: number) => {
    const tan = round(Math.max(0, rate.value + shift + spread), RATE_DECIMALS)
    return { tan, rata: rataFrancese(toCents(amount), tan, Math.round(years * MONTHS)) }
  }
  const now = instalment(0).rata
  return (
    <FiguresTable label="Rata con l’indice più basso o più alto" className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">L’indice</th>
          <th scope="col" data-second>
            TAN
          </th>
          <th scope="col">Rata</th>
          <th scope="col">Differenza al mese</th>
        </tr>
      </thead>
      <tbody>
        {SHIFTS.map((shift) => {
          const { tan, rata } = instalment(shift)
          return (
            <tr key={shift}>
              <th scope="row">{shiftText(shift)}</th>
              <td data-second>{formatRate(tan, 3)}</td>
              <td>{shift === 0 ? <strong>{formatEuro(rata)}</strong> : formatEuro(rata)}</td>
              <td>{shift === 0 ? '–' : `${rata > now ? '+' : '−'}${formatEuro(Math.abs(rata - now))}`}</td>
            </tr>
          )
        })}
      </tbody>
    </FiguresTable>
  )
}

const shiftText = (shift: number): string =>
  shift === 0 ? 'oggi' : `${shift > 0 ? '+' : '−'}${numberText(Math.abs(shift), { least: 2 })} punti`
