import type { DaVotare } from '@/lib/features/ratings/schema'
import { RateCase } from './rate-case'
import { RatedCase } from './rated-case'

/** One question at a time: who followed the case first, then each of the office who worked on it. */
export function CaseRatings({ praticaId, agente, voto, sede }: DaVotare) {
  if (!voto) return <RateCase praticaId={praticaId} nome={agente} />
  const given = sede.flatMap((one) => (one.voto ? [{ ...one, voto: one.voto }] : []))
  const next = sede.find((one) => !one.voto)
  return (
    <>
      <RatedCase nome={agente} voto={voto} />
      {given.map(({ employeeId, nome, voto: own }) => (
        <RatedCase key={employeeId} nome={nome} voto={own} inSede />
      ))}
      {next && (
        <RateCase key={next.employeeId} praticaId={praticaId} nome={next.nome} employeeId={next.employeeId} />
      )}
    </>
  )
}
