'use client'

import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { DefinitionList } from '@/components/ui/definition-list'
import { Box, Flex, Stack, Text } from '@/components/ui/layout'
import { Notice } from '@/components/ui/notice'
import { toastError } from '@/components/ui/toasts'
import { formatDay } from '@/lib/core/dates'
import { euroText } from '@/lib/core/money'
import { CorrectedRates } from './corrected-rates'
import { rate } from './figures'
import { type Line, type Outcome, outcomeOf, replyWithFee } from './lines'
import { PolicyElsewhere, PolicyFigures } from './policy-lines'
import type { SavedQuote } from './quote-types'
import classes from './quoting.module.css'
import { SaveDialog } from './save-dialog'
import { calculate } from './use-quoting'

type Props = { quote: SavedQuote; isOver: boolean; list: string }

/** The figures of the day on which it was made; on request those of today beside them. */
export function QuoteFigures({ quote, isOver, list }: Props) {
  const area = useArea()
  const [today, setToday] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState(false)
  const [saving, setSaving] = useState(false)
  const { kind, asked, lines, asOf, compenso } = quote
  const compute = async () => {
    setBusy(true)
    try {
      const reply = await calculate(kind, asked, area)
      setToday(outcomeOf(compenso ? replyWithFee(reply, compenso) : reply))
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(false)
    }
  }
  const still = quote.scelte.filter((id) => today?.lines.some((line) => line.id === id))
  return (
    <>
      <Text component="h2" mb="xs" fz="xs" fw={600}>
        Offerte scelte
      </Text>
      <Text mb="xs" c="dimmed" fz="xs">
        {asOf ? `Cifre del ${formatDay(asOf)}: restano quelle.` : 'Le cifre restano quelle del giorno.'}
        {isOver && ' Il preventivo è scaduto: prima di inviarlo di nuovo, rifallo con le cifre di oggi.'}
      </Text>
      {kind === 'mutuo' && <CorrectedRates id={quote.id} />}
      <Stack component="ul" gap={0} className={classes.offers} aria-label="Offerte scelte">
        {lines.map((line) => (
          <li key={line.id}>
            <Offer kind={kind} line={line} today={today} />
          </li>
        ))}
      </Stack>
      <PolicyElsewhere lines={lines} />
      {Object.keys(asked).length > 0 && (
        <Flex gap="xs" wrap="wrap" mt="md">
          <Button onClick={() => void compute()} loading={busy}>
            CON LE CIFRE DI OGGI
          </Button>
          {today?.quoteId && still.length > 0 && (
            <Button onClick={() => setSaving(true)}>SALVA COME NUOVO PREVENTIVO</Button>
          )}
        </Flex>
      )}
      {saving && today?.quoteId && (
        <SaveDialog
          quoteId={today.quoteId}
          product={quote.kind}
          scelte={still}
          list={list}
          office={area === 'admin'}
          start={{
            nome: quote.nome,
            cognome: quote.cognome,
            email: quote.email,
            telefono: quote.telefono,
            titolo: quote.titolo,
            ...(compenso && { compensoTipo: compenso.tipo, compenso: compenso.valore }),
            richieste: quote.lead
              ? [{ _id: quote.lead.id, codice: quote.lead.codice, product: quote.kind }]
              : [],
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}

type OfferProps = { kind: SavedQuote['kind']; line: Line; today: Outcome | null }

/** An offer with its figures; beneath them those of today, where they were asked for. */
function Offer({ kind, line, today }: OfferProps) {
  const now = today?.lines.find(({ id }) => id === line.id)
  const gone = today?.excluded.find(({ id }) => id === line.id)
  return (
    <>
      <strong>{line.banca || line.prodotto}</strong>
      <Box component="small" display="block" c="dimmed" fz="xs" fw={400}>
        {[line.banca && line.prodotto, line.tasso, line.avviso, ...line.note].filter(Boolean).join(' · ')}
      </Box>
      <Figures kind={kind} line={line} />
      {today && (
        <Notice tone="quiet" mt="xs" py="xs" px="sm" bdrs="sm">
          <strong>Oggi</strong>
          {now ? (
            <Figures kind={kind} line={now} />
          ) : (
            <Text mb="xs" c="dimmed" fz="xs">
              {gone ? gone.motivi.join(' ') : 'Questa offerta non c’è più.'}
            </Text>
          )}
        </Notice>
      )}
    </>
  )
}

function Figures({ kind, line }: Pick<OfferProps, 'kind' | 'line'>) {
  const rows: [string, string][] = [
    ['Rata', euroText(line.rata)],
    ...(kind === 'cdq' ? [['Netto erogato', euroText(line.importo)] satisfies [string, string]] : []),
    ['TAN', rate(line.tan)],
    ['TAEG', rate(line.taeg)],
    ['Spese iniziali', euroText(line.spese)],
    ['Totale', euroText(line.totale)],
  ]
  return (
    <>
      <DefinitionList rows={rows} className={classes.figures} />
      <PolicyFigures line={line} />
    </>
  )
}
