import { PageHeader } from '@/components/shell/page-header'
import { Section, SectionGrid } from '@/components/shell/section'
import { IntentLink } from '@/components/ui/intent-link'
import { CLASSIFICHE, periodWords } from '@/lib/features/rankings/labels'
import type { RankingCard } from '@/lib/features/rankings/types'
import { PrepareMonth } from './prepare-month'
import { rankingPage } from './ranking-paths'
import { pointsWords } from './ranking-words'
import classes from './rankings.module.css'

type Props = { cards: readonly RankingCard[]; queue: number }

/** The four rankings at a glance, and the ratings that wait. */
export function RankingsHub({ cards, queue }: Props) {
  return (
    <>
      <PageHeader title="Classifiche">
        {queue > 0 && (
          <IntentLink href="/admin/site/voti?filter[stato]=in_moderazione">
            {queue === 1 ? 'Un voto aspetta la moderazione' : `${queue} voti aspettano la moderazione`}
          </IntentLink>
        )}
      </PageHeader>
      <SectionGrid>
        {cards.map((card) => (
          <Card key={card.tipo} card={card} />
        ))}
      </SectionGrid>
    </>
  )
}

function Card({ card: { tipo, running, last, missing } }: { card: RankingCard }) {
  const page = rankingPage(tipo)
  return (
    <Section
      title={CLASSIFICHE[tipo].title}
      actions={
        <IntentLink href={page} className={classes.all}>
          tutti i mesi
        </IntentLink>
      }
    >
      <div className={classes.card}>
        <h3>{periodWords(running)}, finora</h3>
        {running.primi.length === 0 ? (
          <p className={classes.soft}>Ancora nessuno arriva al minimo.</p>
        ) : (
          <ol className={classes.first}>
            {running.primi.map(({ posizione, nome, punti }) => (
              <li key={nome}>
                <span className={classes.place}>{posizione}</span>
                <span className={classes.name}>{nome}</span>
                <span className={classes.figure}>{pointsWords(punti)}</span>
              </li>
            ))}
          </ol>
        )}
        <h3>Ultima pubblicata</h3>
        <p>
          {last ? (
            <>
              <IntentLink href={`${page}/${last._id}`}>{periodWords(last)}</IntentLink>: {last.vincitore}, fra{' '}
              {last.partecipanti} in classifica
            </>
          ) : (
            'Nessuna, finora.'
          )}
        </p>
        <h3>Da pubblicare</h3>
        {missing.length === 0 ? (
          <p>Niente: i mesi finiti sono tutti usciti.</p>
        ) : (
          <ul className={classes.missing}>
            {missing.map(({ _id, ...period }) => (
              <li key={periodWords(period)}>
                {_id ? (
                  <IntentLink href={`${page}/${_id}`}>{periodWords(period)}, da controllare</IntentLink>
                ) : (
                  <>
                    <span>{periodWords(period)}</span>
                    <PrepareMonth tipo={tipo} period={period} />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
