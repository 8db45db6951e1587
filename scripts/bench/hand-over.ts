import type { Row, Section } from '../report/types'
import { measureIn } from './measure-in'

/** What somebody leaves behind: open cases, clients, leads and tickets. */
export const LEFT = { pratiche: 500, clienti: 300, leads: 200, ticket: 50 }
const GOAL_S = 30

/** Seconds of the job, and of what each group was given to; whether all of it has gone to somebody. */
export type HandOverTimes = { what: string; seconds: number; isWhole: boolean }[]

/** The end of a mandate: all that an agent follows goes to others in one job, to one person and shared by weights. */
export const HAND_OVER: Section = {
  name: 'hand-over',
  title: `Hand-over of an agent with ${LEFT.pratiche} cases`,
  run: () => measureIn<HandOverTimes>('hand-over-run').then((times) => times.map(rowOf)),
}

const rowOf = ({ what, seconds, isWhole }: HandOverTimes[number]): Row => ({
  what,
  measured: `${seconds.toFixed(1)} s${isWhole ? '' : ', and something was left behind'}`,
  goal: `≤ ${GOAL_S} s`,
  ok: isWhole && seconds <= GOAL_S,
})
