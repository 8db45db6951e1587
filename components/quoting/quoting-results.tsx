'use client'

import { useState } from 'react'
import { Section } from '@/components/shell/section'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { formatDay } from '@/lib/core/dates'
import { euroText } from '@/lib/core/money'
import { durataText } from '@/lib/finance/text'
import { OfferComparison } from './offer-comparison'
import { OfferTable } from './offer-table'
import classes from './quoting.module.css'
import type { Rights } from './quoting-desk'
import { SaveDialog } from './save-dialog'
import type { Answer } from './use-quoting'
import { useShares } from './use-shares'

const MOST = 3
const AT_ONCE = 20

type Props = { answer: Answer | null; rights: Rights }

/** The offers, those that were chosen side by side, and why the others are not among them. */
export function QuotingResults({ answer, rights }: Props) {
  if (!answer)
    return (
      <Section title="Offerte">
        <EmptyState title="Ancora nessun calcolo">
          Scrivi che cosa serve e premi CALCOLA: vedi rata, TAN, TAEG e spese di ogni banca, e perché le altre
          restano fuori.
        </EmptyState>
      </Section>
    )
  return <Found answer={answer} rights={rights} />
}

function Found({ answer, rights }: { answer: Answer; rights: Rights }) {
  const { lines, excluded, kind, quoteId, punti } = answer
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [saving, setSaving] = useState(false)
  const [all, setAll] = useState(false)
  const shares = useShares(kind, lines, rights.shares)
  const toggle = (id: string) =>
    setChosen((before) =>
      before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-MOST),
    )
  const picked = chosen.flatMap((id) => lines.find((line) => line.id === id) ?? [])
  const canSave = rights.list !== null && quoteId !== null
  return (
    <>
      <Section
        title={lines.length === 1 ? 'Un’offerta' : `${lines.length} offerte`}
        description={wordsOf(answer)}
        actions={
          canSave &&
          lines.length > 0 && (
            <Button look="primary" disabled={picked.length === 0} onClick={() => setSaving(true)}>
              SALVA PREVENTIVO
            </Button>
          )
        }
      >
        {punti !== 0 && (
          <p className={classes.supposed}>
            Ipotesi: indici di oggi {punti > 0 ? 'più' : 'meno'} {Math.abs(punti).toLocaleString('it-IT')}{' '}
            punti. Non sono condizioni offerte.
          </p>
        )}
        {lines.length === 0 ? (
          <EmptyState title="Nessuna offerta">Qui sotto trovi, banca per banca, che cosa non va.</EmptyState>
        ) : (
          <>
            {canSave && picked.length === 0 && (
              <p className={classes.soft}>Scegli da una a tre offerte per confrontarle e salvarle.</p>
            )}
            <OfferTable
              kind={kind}
              lines={all ? lines : lines.slice(0, AT_ONCE)}
              chosen={chosen}
              onToggle={toggle}
              shares={shares}
            />
            {!all && lines.length > AT_ONCE && (
              <div className={classes.after}>
                <Button onClick={() => setAll(true)}>MOSTRA TUTTE: {lines.length}</Button>
              </div>
            )}
          </>
        )}
      </Section>
      {picked.length > 1 && <OfferComparison kind={kind} lines={picked} shares={shares} />}
      {excluded.length > 0 && (
        <Section title={`Perché escluse: ${excluded.length}`}>
          <ul className={classes.excluded}>
            {excluded.map(({ id, nome, motivi }) => (
              <li key={id}>
                <strong>{nome}</strong>
                <span>{motivi.join(' ')}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {saving && quoteId && rights.list && (
        <SaveDialog
          quoteId={quoteId}
          scelte={chosen}
          list={rights.list}
          office={rights.office}
          onClose={() => setSaving(false)}
        />
      )}
    </>
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
