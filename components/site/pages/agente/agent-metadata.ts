import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/metadata'
import { GONE_META } from '@/lib/core/gone-mark'
import type { FormerAgent } from '@/lib/features/agents/former'
import type { PublicAgent } from '@/lib/features/agents/schema'
import { aPersona } from './words'

const whereOf = ({ agency }: PublicAgent) => (agency ? ` a ${agency.comune}` : '')

/** Title and words of an agent's page; by whichever name it was opened, its address is the one with the slug. */
export function agentMetadata(agent: PublicAgent): Promise<Metadata> {
  const { nome, cognome, oamNumber, slug } = agent
  return pageMetadata({
    title: `${nome} ${cognome}: mutui e prestiti${whereOf(agent)}`,
    description: `${agent.figuraLabel}${whereOf(agent)}${oamNumber ? `, OAM n. ${oamNumber}` : ''}: contatti, recensioni verificate e un modulo per scrivere direttamente ${aPersona(nome)}.`,
    path: `/agente/${slug}`,
  })
}

/** Somebody who left: for those who have the link, not for search engines; what is gone for good says so to the server too. */
export async function formerMetadata(agent: FormerAgent | 'gone'): Promise<Metadata> {
  if (agent === 'gone')
    return { title: 'Pagina non più disponibile', robots: { index: false }, other: GONE_META }
  const name = `${agent.nome} ${agent.cognome}`
  return pageMetadata({
    title: `${name} non lavora più con noi`,
    description: `${name} non fa più parte della nostra rete. Puoi leggere le recensioni ricevute e scriverci per essere seguito da un’altra persona.`,
    path: `/agente/${agent.slug}`,
    noindex: true,
  })
}

/** The same for the page about companies. */
export function companyPageMetadata(agent: PublicAgent): Promise<Metadata> {
  const { nome, cognome, slug } = agent
  return pageMetadata({
    title: `${nome} ${cognome} per le aziende${whereOf(agent)}`,
    description: `Liquidità, investimenti, leasing e immobili strumentali${whereOf(agent)}: che cosa serve, come funziona, e un modulo che arriva direttamente ${aPersona(nome)} ${cognome}.`,
    path: `/agente/${slug}/aziende`,
  })
}
