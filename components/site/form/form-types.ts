/** Messages by the path of the field in the body that is sent: "contact.email". */
export type FieldErrors = Record<string, string>

/** What the kit needs of a zod schema: public pages load the real one when somebody begins to write. */
export interface BodySchema {
  safeParse(body: unknown): {
    success: boolean
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
  }
}

/** The first message for each field. */
export function fieldErrors(schema: BodySchema, body: unknown): FieldErrors {
  const issues = schema.safeParse(body).error?.issues ?? []
  const errors: FieldErrors = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= message
  return errors
}
