import type { Template } from './templates'

/** What an added case may have of other cases, as often as they have it. */
export type Choices = {
  owners: Pick<Template, 'agentId' | 'owner'>[]
  /** By kind of loan. */
  banks: Map<string, string[]>
  /** By product. */
  purposes: Map<string, string[]>
}

function grouped(
  templates: readonly Template[],
  key: (template: Template) => string,
  value: (template: Template) => string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const template of templates) {
    const group = groups.get(key(template))
    if (group) group.push(value(template))
    else groups.set(key(template), [value(template)])
  }
  return groups
}

export const choicesOf = (templates: readonly Template[]): Choices => ({
  owners: templates.map(({ agentId, owner }) => ({ agentId, owner })),
  banks: grouped(
    templates.filter(({ hasBank }) => hasBank),
    ({ kind }) => kind,
    ({ bank }) => bank,
  ),
  purposes: grouped(
    templates,
    ({ product }) => product,
    ({ finalita }) => finalita,
  ),
})
