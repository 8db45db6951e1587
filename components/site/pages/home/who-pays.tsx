import { formatEuro, formatRate } from '@/lib/core/money'
import { Section } from '../../section'
import type { Compensi } from './home-data'
import styles from './who-pays.module.css'

const range = (min: number, max: number) =>
  min === max ? `${formatRate(max)}` : `da ${formatRate(min)} a ${formatRate(max)}`

/** What we earn, as a bill: who pays it, when, and what happens if nothing comes of it. */
export function WhoPays({ compensi, importo }: { compensi: Compensi | null; importo: number }) {
  return (
    <Section
      id="chi-ci-paga"
      tone="sunken"
      split
      title="Chi ci paga, e quanto"
      lead="Guadagniamo solo se il mutuo viene erogato. Le percentuali di ogni banca te le consegniamo scritte, prima di cominciare."
    >
      <dl className={styles.bill}>
        <div className={styles.row}>
          <dt>Simulazione, primo colloquio, verifica di fattibilità</dt>
          <dd>0 €</dd>
        </div>
        {compensi ? <Paid compensi={compensi} importo={importo} /> : null}
        <div className={`${styles.row} ${styles.total}`}>
          <dt>Se la banca dice no, o cambi idea prima della delibera</dt>
          <dd>0 €</dd>
        </div>
      </dl>
    </Section>
  )
}

function Paid({ compensi, importo }: { compensi: Compensi; importo: number }) {
  const massimo = Math.round((importo * compensi.clienteMax) / 100)
  return (
    <>
      <div className={styles.row}>
        <dt>
          La banca riconosce a noi
          <span className={styles.note}>sull’importo erogato, senza aumentare la tua rata</span>
        </dt>
        <dd>{range(compensi.bancaMin, compensi.bancaMax)}</dd>
      </div>
      <div className={styles.row}>
        <dt>
          Tu riconosci a noi, al massimo
          <span className={styles.note}>
            a mutuo erogato e già compreso nel TAEG; su {formatEuro(importo)} sono {formatEuro(massimo)}
          </span>
        </dt>
        <dd>{formatRate(compensi.clienteMax)}</dd>
      </div>
    </>
  )
}
