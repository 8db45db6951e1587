'use client'

import { useState } from 'react'
import { useCompare } from '@/components/site/offers/use-compare'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Flex, Stack, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { formatDay } from '@/lib/core/dates'
import { euroText } from '@/lib/core/money'
import { numberText } from '@/lib/core/number-text'
import { durataText } from '@/lib/finance/text'
import { ChosenBar } from './chosen-bar'
import { LineFilters } from './line-filters'
import { filtered, type LineFilter, lineGroups, NO_FILTER, stillThere } from './line-groups'
import type { Line } from './lines'
import { OfferComparison } from './offer-comparison'
import { OfferTable } from './offer-table'
import classes from './quoting.module.css'
import type { Rights } from './quoting-desk'
import { SaveDialog } from './save-dialog'
import type { Answer } from './use-quoting'
import { useShares } from './use-shares'

const AT_ONCE = 20
/** Of those under a condition at first. */
const FEW = 3

type Props = {
  answer: Answer | null
  /** What is typed is not what is answered: what stands there can be read, and nothing can be done with it. */
  busy: boolean
  /** Something that was typed cannot be worked out. */
  wrong?: boolean
  rights: Rights
}

const idOf = ({ id }: Line) => id
const NONE: readonly Line[] = []

/** The offers, those that were chosen side by side, and why the others are not among them. */
export function QuotingResults({ answer, busy, wrong = false, rights }: Props) {
  // What is chosen and filtered outlives an answer: whoever compares changes the amount and looks at the same offers again.
  const compare = useCompare(answer?.lines ?? NONE, idOf)
  const [filter, setFilter] = useState(NO_FILTER)
  if (!answer)
    return (
      <Section title="Offerte">
        {wrong ? (
          <EmptyState title="Un dato è da correggere">
            È segnato nel modulo: appena è a posto le offerte tornano qui.
          </EmptyState>
        ) : (
          <EmptyState title="Ancora nessun calcolo">
            Scrivi che cosa serve: appena i dati bastano vedi rata, TAN, TAEG e spese di ogni banca, e perché
            le altre restano fuori.
          </EmptyState>
        )}
      </Section>
    )
  const shown = stillThere(answer.lines, filter)
  return (
    <Found
      answer={answer}
      busy={busy}
      rights={rights}
      compare={compare}
      filter={shown}
      onFilter={setFilter}
    />
  )
}

const countOf = (many: number) => (many === 1 ? 'Un’offerta' : `${many} offerte`)

/** As the public page counts them: those for everybody; the others have their number where they stand. */
function titleOf(groups: ReturnType<typeof lineGroups>): string {
  const [open, ...others] = groups.map(({ lines }) => lines.length)
  return open || others.length === 0 ? countOf(open ?? 0) : 'Solo offerte con un requisito'
}

type FoundProps = Props & {
  answer: Answer
  compare: ReturnType<typeof useCompare<Line>>
  filter: LineFilter
  onFilter: (next: LineFilter) => void
}

function Found({ answer, busy, rights, compare, filter, onFilter }: FoundProps) {
  const { lines, excluded, kind, quoteId, punti } = answer
  const [saving, setSaving] = useState(false)
  const [all, setAll] = useState(false)
  const shares = useShares(answer, lines, rights.shares)
  const groups = lineGroups(filtered(lines, filter))
  const isCut = groups.some((group) => group.lines.length > (group.condizione === null ? AT_ONCE : FEW))
  const canSave = rights.list !== null && quoteId !== null
  return (
    <>
      <Section title={titleOf(groups)} description={wordsOf(answer)}>
        {punti !== 0 && (
          <Text mb="sm" py="xs" px="sm" c="var(--warn)" fz="xs" bg="var(--warn-soft)" bdrs="sm">
            Ipotesi: indici di oggi {punti > 0 ? 'più' : 'meno'} {numberText(Math.abs(punti))} punti. Non sono
            condizioni offerte.
          </Text>
        )}
        {lines.length === 0 ? (
          <EmptyState title="Nessuna offerta">Qui sotto trovi, banca per banca, che cosa non va.</EmptyState>
        ) : (
          <>
            <LineFilters lines={lines} value={filter} onChange={onFilter} />
            <Text mb="xs" c="dimmed" fz="xs">
              Scegli da una a tre offerte per confrontarle{canSave && ' e salvarle'}.
            </Text>
            <OfferTable
              kind={kind}
              groups={groups}
              shares={shares}
              most={all ? lines.length : AT_ONCE}
              mostOfOthers={all ? lines.length : FEW}
              choiceOf={compare.of}
              closed={busy}
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
        picked={compare.chosen}
        refused={compare.refused}
        gone={goneWords(compare.gone, excluded)}
        closed={busy}
        onCompare={compare.show}
        onSave={canSave ? () => setSaving(true) : null}
        onClear={compare.clear}
      />
      <Excluded excluded={excluded} />
      {compare.shown && (
        <OfferComparison kind={kind} shares={shares} onClose={compare.hide} lines={compare.chosen} />
      )}
      {saving && quoteId && rights.list && (
        <SaveDialog
          quoteId={quoteId}
          product={kind}
          onClose={() => setSaving(false)}
          scelte={compare.chosen.map(idOf)}
          list={rights.list}
          office={rights.office}
        />
      )}
    </>
  )
}

/** Which of the chosen offers the new figures do not have, and why. */
function goneWords(ids: readonly string[], excluded: Answer['excluded']): string[] {
  return ids.map((id) => {
    const { nome, motivi } = excluded.find((one) => one.id === id) ?? { nome: 'Un’offerta', motivi: [] }
    return [`${nome} non è più fra le scelte.`, ...motivi].join(' ')
  })
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
