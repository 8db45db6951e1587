type Person = { email: string | null; incarichi: readonly { inviatoA: string | null }[] }

/** Of a person on a case, the mandates that they signed by the link of a mail: who did so reads what is sent to that address. */
export const SIGNED_BY_LINK = {
  where: { firmaVia: 'link', firmatoAt: { not: null } },
  select: { inviatoA: true },
} as const

/** Whether the address that was typed for somebody on a case has been proven to be theirs, though they have no account. */
export function hasProvenAddress({ email, incarichi }: Person): boolean {
  const typed = email?.toLowerCase()
  return typed !== undefined && incarichi.some(({ inviatoA }) => inviatoA?.toLowerCase() === typed)
}
