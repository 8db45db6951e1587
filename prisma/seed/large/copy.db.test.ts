import type pg from 'pg'
import { pool } from '@/lib/core/db'
import { rowsOf } from '../core/context'
import { cell, copyInto, line } from './copy'

const told: number[] = []

async function inTable<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool().connect()
  try {
    await client.query('CREATE TEMP TABLE copied (n int PRIMARY KEY, text text)')
    return await work(client)
  } finally {
    await client.query('DROP TABLE copied')
    client.release()
  }
}

describe('COPY', () => {
  it('brings back what it was given, whatever the text holds', async () => {
    const texts = ['a\tb', 'c\nd\re', 'f\\g', '\\N', '', 'così', null]
    const rows = await inTable(async (client) => {
      const lines = texts.map((text, n) => line([n, text]))
      await copyInto(client, 'copied', ['n', 'text'], lines, (rows) => told.push(rows))
      return rowsOf<{ text: string | null }>(client, 'SELECT text FROM copied ORDER BY n')
    })
    expect(rows.map(({ text }) => text)).toEqual(texts)
    expect(told.reduce((sum, rows) => sum + rows, 0)).toBe(texts.length)
  })

  it('refuses rows that the table refuses, and leaves the connection in order', async () => {
    await inTable(async (client) => {
      const twice = [line([1, 'a']), line([1, 'b'])]
      await expect(copyInto(client, 'copied', ['n', 'text'], twice, () => undefined)).rejects.toThrow(
        /copied_pkey/,
      )
      expect(await rowsOf(client, 'SELECT n FROM copied')).toEqual([])
    })
  })

  it('writes nothing when the rows fail on the way', async () => {
    function* broken() {
      for (let n = 0; n < 50_000; n += 1) yield line([n, 'testo'])
      throw new Error('finite le idee')
    }
    await inTable(async (client) => {
      await expect(copyInto(client, 'copied', ['n', 'text'], broken(), () => undefined)).rejects.toThrow(
        /finite le idee/,
      )
      expect(await rowsOf(client, 'SELECT n FROM copied')).toEqual([])
    })
  })

  it('says NULL in the way of COPY', () => {
    expect(cell(null)).toBe('\\N')
    expect(cell('\\N')).toBe('\\\\N')
  })
})
