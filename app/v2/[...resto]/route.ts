import { declaredAnswer, declaredOptions } from '@/lib/registry/declared-answer'

/*
 * What no file answers is asked of the declarations: the lists, records, exports and orders of every resource, the figures of
 * every report. A file of its own wins over them, with all the methods of its address.
 */
export const GET = declaredAnswer('GET')
export const POST = declaredAnswer('POST')
export const PUT = declaredAnswer('PUT')
export const PATCH = declaredAnswer('PATCH')
export const DELETE = declaredAnswer('DELETE')
export const OPTIONS = declaredOptions
