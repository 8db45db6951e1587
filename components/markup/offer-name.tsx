interface Named {
  bank: { nome: string } | null
  product: { nome: string }
}

/** Who lends; a price grid may belong to no bank by name. */
export const lenderOf = ({ bank }: Pick<Named, 'bank'>): string => bank?.nome ?? 'Finanziaria convenzionata'

/** "Banca Alfa, Mutuo Casa" */
export const offerName = (offer: Named): string => `${lenderOf(offer)}, ${offer.product.nome}`

interface Props {
  bank: string
  product: string
  /** Kind of rate, or what else sets the product apart. */
  kind?: string
  best: boolean
  styles: { product?: string; kind?: string; best?: string }
}

/** Who lends, which product, and what sets it apart. */
export function OfferName({ bank, product, kind, best, styles }: Props) {
  return (
    <>
      <h3>{bank}</h3>
      <p className={styles.product}>
        {product} {kind ? <span className={styles.kind}>{kind}</span> : null}
        {best ? <span className={styles.best}>TAEG più basso</span> : null}
      </p>
    </>
  )
}
