export type Received = { atteso: number; ricevuti: number }

/** Expected less received: above 0 somebody is still owed, below they are ahead. */
export const deficitOf = ({ atteso, ricevuti }: Received): number => atteso - ricevuti

export const maxDeficit = (members: readonly Received[]): number =>
  members.reduce((most, member) => Math.max(most, Math.abs(deficitOf(member))), 0)

/** 95% of a normal distribution lie below. */
const Z = 1.645

/** What chi-square stays under with a probability of 95% (Wilson and Hilferty's formula, within 1% from two degrees on). */
export const chiSquareLimit = (degrees: number): number =>
  degrees < 1
    ? 0
    : degrees === 1
      ? 3.841
      : degrees * (1 - 2 / (9 * degrees) + Z * Math.sqrt(2 / (9 * degrees))) ** 3

/**
 * How far what was received is from what was expected, as the chi-square test measures it: `ok` where so much could be chance,
 * had every lead been drawn by the weights. By weight it is far less; leads given by hand make it grow.
 */
export function chiSquare(members: readonly Received[]) {
  const counted = members.filter(({ atteso }) => atteso > 0)
  const value = counted.reduce((sum, member) => sum + deficitOf(member) ** 2 / member.atteso, 0)
  const degrees = Math.max(0, counted.length - 1)
  const limit = chiSquareLimit(degrees)
  return { value, degrees, limit, ok: value <= limit }
}
