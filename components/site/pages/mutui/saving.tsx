import { durationText } from '@/components/markup/format'
import type { Offer } from '@/components/markup/mortgage-offers'
import styles from './saving.module.css'
import { differenceText, savingOf } from './saving-words'

interface Props {
  best: Offer | undefined
  rataAttuale: number | null
}

/** The answer that a surroga looks for: how much less, or that it is better to stay. */
export function Saving({ best, rataAttuale }: Props) {
  if (!best) return null
  if (rataAttuale === null) {
    return (
      <p className={styles.box}>
        Scrivi la rata che paghi oggi: ti diciamo quanto risparmi al mese e fino alla fine.
      </p>
    )
  }
  const { alMese, inTutto } = savingOf(best, rataAttuale)
  if (inTutto <= 0) {
    return (
      <p className={styles.box}>
        <strong>Ti conviene tenere il mutuo che hai.</strong> Nei prossimi {durationText(best.durataMesi)} il
        tuo mutuo costa meno di ogni offerta di oggi: con la migliore pagheresti {differenceText(inTutto)} in
        tutto.
      </p>
    )
  }
  return (
    <div className={styles.box} data-good>
      <dl className={styles.figures}>
        <div>
          <dt>Ogni mese</dt>
          <dd>{differenceText(alMese)}</dd>
        </div>
        <div>
          <dt>In {durationText(best.durataMesi)}</dt>
          <dd>{differenceText(inTutto)}</dd>
        </div>
      </dl>
      <p>
        Con {best.bank.nome}, contando ogni costo e la stessa durata. Per legge la surroga non ha spese:
        perizia, istruttoria e atto li paga la nuova banca.
        {best.tipoTasso === 'fisso' ? '' : ' Il calcolo usa l’indice di oggi.'}
      </p>
    </div>
  )
}
