import 'server-only'
import { dayOf, dayOfColumn, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { db } from '@/lib/core/db'
import { setting } from '@/lib/settings/read'
import type { Attestato, AttestatoEsterno } from '@/prisma/generated/client'
import { presentCertificate } from './certificates'
import { type HoursDone, hoursOf } from './hours-due'
import { oreFormazione } from './settings'
import type { Hours } from './types'

type External = Pick<AttestatoEsterno, 'titolo' | 'ente' | 'ore' | 'conseguitoIl' | 'fileId'>

const yearOf = ({ emessoAt }: Pick<Attestato, 'emessoAt'>) => Number(dayOf(emessoAt).slice(0, 4))
const yearDone = ({ conseguitoIl }: Pick<External, 'conseguitoIl'>) =>
  Number(dayOfColumn(conseguitoIl).slice(0, 4))

type Joined = { oamData: Date | null; mandatoDal: Date | null }

/** When somebody began to owe hours: with their registration, else with their mandate. */
const joinedOn = ({ oamData, mandatoDal }: Joined) => {
  const day = oamData ?? mandatoDal
  return day && dayOfColumn(day)
}

/** The hours of the certificates that somebody has, of both kinds: of the two years and of this one. */
export async function hoursFrom(
  certificates: readonly Pick<Attestato, 'emessoAt' | 'ore'>[],
  external: readonly Pick<External, 'conseguitoIl' | 'ore' | 'fileId'>[],
  joined: Joined,
): Promise<HoursDone> {
  const done = [
    ...certificates.map((one) => ({ anno: yearOf(one), ore: Number(one.ore) })),
    ...external
      .filter(({ fileId }) => fileId !== null)
      .map((one) => ({ anno: yearDone(one), ore: Number(one.ore) })),
  ]
  return hoursOf(await setting(oreFormazione), todayInRome(), done, joinedOn(joined))
}

/**
 * The hours of the two years that the OAM looks at, and of this one, from the certificates that somebody has: those of our courses, and
 * those of others of which there is the paper.
 */
export async function ownHours(
  certificates: readonly Attestato[],
  external: readonly External[],
  joined: Joined,
): Promise<Hours> {
  const hours = await hoursFrom(certificates, external, joined)
  const { dal, al } = hours.biennio
  return {
    ...hours,
    attestati: certificates.filter((one) => yearOf(one) >= dal && yearOf(one) <= al).map(presentCertificate),
    esterni: external
      .filter((one) => yearDone(one) >= dal && yearDone(one) <= al)
      .map(({ titolo, ente, ore, conseguitoIl, fileId }) => ({
        titolo,
        ente,
        ore: Number(ore),
        conseguitoIl: dayOfColumn(conseguitoIl),
        conta: fileId !== null,
      })),
  }
}

/** The same of one agent, read from the database. */
export async function hoursOfAgent(agentId: string, tx: Tx = db()): Promise<Hours> {
  const certificates = await tx.attestato.findMany({ where: { agentId }, orderBy: { emessoAt: 'desc' } })
  const external = await tx.attestatoEsterno.findMany({
    where: { agentId },
    orderBy: { conseguitoIl: 'desc' },
  })
  const joined = await tx.agent.findUniqueOrThrow({
    where: { id: agentId },
    select: { oamData: true, mandatoDal: true },
  })
  return ownHours(certificates, external, joined)
}
