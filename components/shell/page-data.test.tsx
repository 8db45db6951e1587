import { QueryClient } from '@tanstack/react-query'
import { PAGE_DATA, rowsKey } from '@/lib/resources/first-rows'
import { takePageData } from './page-data'

it('gives the rows of the page to every client that begins with it, as old as the page is', () => {
  const rows = { path: 'news', query: 'q=mutui', reply: { items: [{ _id: '1' }] } }
  document.head.innerHTML = `<template id="${PAGE_DATA}">${JSON.stringify({ rows })}</template>`
  for (const client of [new QueryClient(), new QueryClient()]) {
    takePageData(client, 'admin')
    const key = rowsKey('news', 'admin', 'q=mutui')
    expect(client.getQueryData(key)).toEqual(rows.reply)
    expect(client.getQueryState(key)?.dataUpdatedAt).toBeLessThanOrEqual(Date.now())
  }
  document.head.innerHTML = ''
  expect(takePageData(new QueryClient(), 'admin').getQueryCache().getAll()).toEqual([])
})
