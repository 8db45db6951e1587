'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Flex, Stack, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { formatDay } from '@/lib/core/dates'
import { euroText } from '@/lib/core/money'
import { durataText } from '@/lib/finance/text'
import { ChosenBar } from './chosen-bar'
import { LineFilters } from './line-filters'
import { filtered, lineGroups, NO_FILTER } from './line-groups'
import { OfferComparison } from './offer-comparison'
import { OfferTable } from './offer-table'
import classes from './quoting.module.css'
import type { Rights } from './quoting-desk'
import { SaveDialog } from './save-dialog'
import type { Answer } from './use-quoting'
import { useShares } from './use-shares'

const MOST = 3
const AT_ONCE = 20
/** Of those under a condition at first. */
const FEW = 3

type Props = { answer: Answer | null; rights: Rights }

/** The offers, those that were chosen side by side, and why the others are not among them. */
export function QuotingResults({ answer, rights }: Props) {
  if (!answer)
    return (
      <Section title="Offerte">
        <EmptyState title="Ancora nessun calcolo">
          Scrivi che cosa serve: appena i dati bastano vedi rata, TAN, TAEG e spese di ogni banca, e perché le
          altre restano fuori.
        </EmptyState>
      </Section>
    )
  return <Found answer={answer} rights={rights} />
}

const countOf = (many: number) => (many === 1 ? 'Un’offerta' : `${many} offerte`)

/** As the public page counts them: those for everybody; the others have their number where they stand. */
function titleOf(groups: ReturnType<typeof lineGroups>): string {
  const [open, ...others] = groups.map(({ lines }) => lines.length)
  return open || others.length === 0 ? countOf(open ?? 0) : 'Solo offerte con un requisito'
}

function Found({ answer, rights }: { answer: Answer; rights: Rights }) {
  const { lines, excluded, kind, quoteId, punti } = answer
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [filter, setFilter] = useState(NO_FILTER)
  const [open, setOpen] = useState<'compare' | 'save' | null>(null)
  const [all, setAll] = useState(false)
  const shares = useShares(kind, lines, rights.shares)
  const groups = lineGroups(filtered(lines, filter))
  const isCut = groups.some((group) => group.lines.length > (group.condizione === null ? AT_ONCE : FEW))
  const toggle = (id: string) =>
    setChosen((before) =>
      before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-MOST),
    )
  const picked = chosen.flatMap((id) => lines.find((line) => line.id === id) ?? [])
  const canSave = rights.list !== null && quoteId !== null
  const onClose = () => setOpen(null)
  return (
    <>
      <Section title={titleOf(groups)} description={wordsOf(answer)}>
        {punti !== 0 && (
          <Text mb="sm" py="xs" px="sm" c="var(--warn)" fz="xs" className={classes.supposed}>
            Ipotesi: indici di oggi {punti > 0 ? 'più' : 'meno'} {Math.abs(punti).toLocaleString('it-IT')}{' '}
            punti. Non sono condizioni offerte.
          </Text>
        )}
        {lines.length === 0 ? (
          <EmptyState title="Nessuna offerta">Qui sotto trovi, banca per banca, che cosa non va.</EmptyState>
        ) : (
          <>
            <LineFilters lines={lines} value={filter} onChange={setFilter} />
            <Text mb="xs" c="dimmed" fz="xs">
              Scegli da una a tre offerte per confrontarle{canSave && ' e salvarle'}.
            </Text>
            <OfferTable
              kind={kind}
              groups={groups}
              chosen={chosen}
              shares={shares}
              most={all ? lines.length : AT_ONCE}
              mostOfOthers={all ? lines.length : FEW}
              onToggle={toggle}
            />
            {!all && isCut && (
              <Flex gap="xs" wrap="wrap" mt="md">
                <Button onClick={() => setAll(true)}>MOSTRA TUTTE</Button>
              </Flex>
            )}
          </>
        )}
      </Section>
      <ChosenBar
        kind={kind}
        picked={picked}
        onCompare={() => setOpen('compare')}
        onSave={canSave ? () => setOpen('save') : null}
        onClear={() => setChosen([])}
      />
      <Excluded excluded={excluded} />
      {open === 'compare' && <OfferComparison kind={kind} shares={shares} onClose={onClose} lines={picked} />}
      {open === 'save' && quoteId && rights.list && (
        <SaveDialog
          quoteId={quoteId}
          product={kind}
          onClose={onClose}
          scelte={chosen}
          list={rights.list}
          office={rights.office}
        />
      )}
    </>
  )
}

function Excluded({ excluded }: Pick<Answer, 'excluded'>) {
  if (excluded.length === 0) return null
  return (
    <Section title={`Perché escluse: ${excluded.length}`}>
      <Stack component="ul" gap="xs" fz="row" className={classes.excluded}>
        {excluded.map(({ id, nome, motivi }) => (
          <li key={id}>
            <strong>{nome}</strong>
            <span>{motivi.join(' ')}</span>
          </li>
        ))}
      </Stack>
    </Section>
  )
}

function wordsOf({ reached, rataMassima, asOf, asked, kind }: Answer): string {
  const parts = [
    reached &&
      `Con ${euroText(reached.rata)} al mese: ${euroText(reached.importo)} in ${durataText(reached.durata)}.`,
    rataMassima !== null &&
      `Rata massima ${asked.delega ? 'della delega' : 'cedibile'} ${euroText(rataMassima)}.`,
    kind === 'cdq' && asked.delega && 'La delega va accettata dal datore di lavoro.',
    asOf && `Cifre del ${formatDay(asOf)}, dal TAEG più basso.`,
  ]
  return parts.filter(Boolean).join(' ')
}
