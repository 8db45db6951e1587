/** What a mail is made of. One list gives both the HTML and the text, so that they cannot differ. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'facts'; facts: [label: string, value: string][] }
  | { kind: 'quote'; text: string }
  | { kind: 'note'; text: string }

export type Mail = {
  subject: string
  /** What mail programs show beside the subject. */
  preheader: string
  title: string
  blocks: Block[]
  /** Ends «Ricevi questo messaggio perché», for readers who are no clients of ours. */
  because?: string
}

export const text = (value: string): Block => ({ kind: 'text', text: value })
export const button = (label: string, href: string): Block => ({ kind: 'button', label, href })
export const quote = (value: string): Block => ({ kind: 'quote', text: value })
export const note = (value: string): Block => ({ kind: 'note', text: value })

/** Facts without a value are left out. */
export const facts = (values: Record<string, string | undefined>): Block => ({
  kind: 'facts',
  facts: Object.entries(values).flatMap(([label, value]): [string, string][] =>
    value ? [[label, value]] : [],
  ),
})
