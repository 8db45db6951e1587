import 'server-only'
import type { IncomingHttpHeaders } from 'node:http'
import { wholeTextOf } from '@/lib/http/whole-body'
import { FIRST_ROWS, PAGE_DATA, rowsPath, rowsQuery, shownQuery } from '@/lib/resources/first-rows'
import { askApi } from '@/lib/serving/v2'
import type { PageRequest } from './page-request'
import { inMarkup } from './slots'

/**
 * The rows that a list page opens with, read by the route that the list itself would ask, as the person who asks for
 * the page: HTML to be set into its head. Empty when the route refuses: the list asks again, and says why.
 */
export async function readFirstRows(
  { path, role, search }: PageRequest,
  access: string,
  given: IncomingHttpHeaders,
): Promise<string> {
  const list = FIRST_ROWS[path]
  if (!list) return ''
  const query = shownQuery(list, rowsQuery(search), search.has('columns'))
  const headers = new Headers({ authorization: `Bearer ${access}`, 'x-area': role })
  for (const name of ['x-request-id', 'x-client-ip', 'user-agent']) {
    const value = given[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const reply = await askApi(rowsPath(list, query), headers).catch(() => null)
  if (reply?.status !== 200) return ''
  const body = wholeTextOf(reply) ?? (await reply.text())
  const rows = `{"path":${JSON.stringify(list)},"query":${JSON.stringify(query)},"reply":${body}}`
  // A template is no script: no policy has to allow it, and React looks past it.
  return `<template id="${PAGE_DATA}">${inMarkup(`{"rows":${rows}}`)}</template>`
}
