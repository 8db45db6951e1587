import { PageHead } from '@/components/site/page-head'
import card from '@/components/site/pages/agente/card.module.css'
import { DefinitionList } from '@/components/ui/definition-list'
import { formatDay, formatInstant } from '@/lib/core/dates'
import type { DaFirmare } from '@/lib/features/incarichi/schema'
import { days } from '@/lib/italian/counted'
import { SignForm } from './sign-form'
import styles from './sign-page.module.css'
import { WithdrawForm } from './withdraw-form'

interface Props {
  token: string
  found: DaFirmare | 'finito'
  siteUrl: string
}

const CLOSED: Partial<Record<DaFirmare['stato'], string>> = {
  revocato: 'Questo incarico non vale più: è stato revocato.',
  sostituito: 'Al posto di questo incarico ce n’è un altro: apri il messaggio che ti abbiamo inviato dopo.',
  scaduto: 'I giorni per firmare sono passati: chiedi al tuo consulente di inviarti un nuovo incarico.',
}

const ENDED = 'I giorni di questo incarico sono passati: non è più in vigore.'
const WITHDRAWN = 'Hai receduto da questo incarico: non devi nulla.'

/** The page of a mandate's link: what it says in short, the document, and the signature with a code; without an account. */
export function SignPage({ token, found, siteUrl }: Props) {
  const trail = [{ name: 'Il tuo incarico', path: `/incarico/${token}` }]
  if (found === 'finito')
    return (
      <PageHead
        siteUrl={siteUrl}
        trail={trail}
        title="Questo link non vale più"
        lead="Chiedi al tuo consulente di inviarti di nuovo l’incarico."
      />
    )
  const { stato, firmatoAt, nome, chi, recessoFino } = found
  const document = (
    <p>
      <a href={`/v2/incarichi/${token}/pdf`} target="_blank" rel="noopener" className="azione-piana">
        {firmatoAt ? 'Apri la tua copia firmata' : 'Apri il documento'}
      </a>
    </p>
  )
  if (stato !== 'inviato')
    return (
      <PageHead
        siteUrl={siteUrl}
        trail={trail}
        title={stato === 'firmato' ? 'Incarico firmato' : 'Incarico chiuso'}
        lead={closedWords(found) ?? `Firmato da ${nome} il ${formatInstant(firmatoAt ?? '')}.`}
      >
        {recessoFino && (
          <>
            <p>
              Puoi recedere senza spese fino al {formatDay(recessoFino)}: da qui, o scrivendo a {chi}.
            </p>
            <WithdrawForm token={token} />
          </>
        )}
        {document}
      </PageHead>
    )
  return (
    <PageHead
      siteUrl={siteUrl}
      trail={trail}
      title={`${nome.split(' ')[0]}, ecco il tuo incarico`}
      lead={`${chi} ti chiede di leggere e firmare l’incarico che ci serve per cercare il tuo finanziamento.`}
      aside={
        <div className={card.card}>
          <SignForm token={token} hash={found.hash} />
          <noscript>
            <p>Per firmare da qui serve JavaScript: attivalo nel browser, oppure scrivi a {chi}.</p>
          </noscript>
        </div>
      }
    >
      <DefinitionList rows={factsOf(found)} className={styles.facts} />
      {found.testoCambiato && (
        <p>
          Da quando ti è stato inviato abbiamo un testo più recente: firmando accetti quello di questo
          documento. Se preferisci quello nuovo, chiedi a {chi} di inviartelo.
        </p>
      )}
      {document}
    </PageHead>
  )
}

/** Why it is closed; nothing of one that is in force. */
function closedWords({ stato, firmatoAt, receduto }: DaFirmare): string | undefined {
  if (receduto) return WITHDRAWN
  return stato === 'scaduto' && firmatoAt ? ENDED : CLOSED[stato]
}

const factsOf = ({ codice, prodotto, compenso, taeg, durataGiorni, recessoGiorni, scadeIl }: DaFirmare) => [
  ['Incarico', `${codice}, ${prodotto.toLowerCase()}`] as const,
  ['Compenso', `${compenso}, soltanto se il finanziamento è concluso`] as const,
  ...(taeg ? [['TAEG con il compenso', taeg] as const] : []),
  ['Durata', `${days(durataGiorni)} dalla firma`] as const,
  ['Recesso', `entro ${days(recessoGiorni)} dalla firma, senza spese`] as const,
  ['Si firma entro il', formatDay(scadeIl)] as const,
]
