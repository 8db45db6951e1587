import type { DaVotare } from '@/lib/features/ratings/schema'
import { PRODOTTI } from '@/lib/words/products'
import { RateCase } from './rate-case'
import { RatedCase } from './rated-case'

/** One question at a time: who followed the case first, then each of the office who worked on it. */
export function CaseRatings({ praticaId, codice, product, agente, voto, sede }: DaVotare) {
  const pratica = `${PRODOTTI[product]}, pratica ${codice}`
  if (!voto) return <RateCase praticaId={praticaId} pratica={pratica} nome={agente} />
  const given = sede.flatMap((one) => (one.voto ? [{ ...one, voto: one.voto }] : []))
  const next = sede.find((one) => !one.voto)
  return (
    <>
      <RatedCase nome={agente} pratica={pratica} voto={voto} />
      {given.map(({ employeeId, nome, voto: own }) => (
        <RatedCase key={employeeId} nome={nome} pratica={pratica} voto={own} inSede />
      ))}
      {next && (
        <RateCase
          key={next.employeeId}
          praticaId={praticaId}
          pratica={pratica}
          nome={next.nome}
          employeeId={next.employeeId}
        />
      )}
    </>
  )
}
