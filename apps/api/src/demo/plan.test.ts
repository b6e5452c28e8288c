import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoTrades } from '@plomada/domain/fixtures'
import { choosePhotos } from '../services/photos/photos.shelves.ts'
import { frequentTrades, wishes } from './offers.ts'
import { keepPictures, pictureName } from './pictures.ts'
import type { Picture } from './pictures.ts'
import { demoPlan } from './plan.ts'

const now = new Date('2026-11-20T15:00:00Z')

describe('the plan of the demo', () => {
  test('the content does not depend on the hour, and nothing of it lies in the future', () => {
    for (const hour of ['03:10', '09:59', '11:00', '23:30']) {
      const then = new Date(`2027-01-31T${hour}:00Z`)
      const plan = demoPlan(then)
      expect(plan).toEqual(demoPlan(then))
      const titles = plan.offers.map(({ title }) => title).toSorted()
      expect(titles).toEqual(
        demoPlan(now)
          .offers.map(({ title }) => title)
          .toSorted(),
      )
      const moments = plan.offers.flatMap((offer) => [
        offer.publishedAt,
        offer.acceptedAt ?? then,
        offer.settledAt ?? then,
        offer.review?.at ?? then,
        ...offer.applications.map(({ at }) => at),
      ])
      expect(Math.max(...moments.map(Number))).toBeLessThanOrEqual(then.getTime())
    }
  })

  test('there are 12 wishes or more for each frequent trade and 6 for the others, none of them twice', () => {
    for (const { name } of demoTrades) {
      const own = wishes.filter(({ trades }) => trades[0] === name)
      expect(own.length).toBeGreaterThanOrEqual(frequentTrades.includes(name) ? 12 : 6)
    }
    expect(new Set(wishes.map(({ title }) => title)).size).toBe(wishes.length)
    const known = new Set(demoTrades.map(({ name }) => name))
    expect(wishes.every(({ trades }) => trades.every((trade) => known.has(trade)))).toBe(true)
  })
})

describe('the drawings', () => {
  test('are kept like uploads, once each, and SVG is refused again afterwards', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'plomada-demo-'))
    try {
      const kept = choosePhotos({ photos: null, dataDir })
      const face: Picture = { kind: 'portrait', seed: 7, look: 'curls' }
      const tiles: Picture = { kind: 'swatch', trade: 'Pisos', seed: 1 }
      const keys = await keepPictures([face, tiles, face], kept)
      expect([...keys.keys()]).toEqual([pictureName(face), pictureName(tiles)])
      const card = await kept.read(keys.get(pictureName(tiles)) ?? '', 480)
      expect(await sharp(card ?? undefined).metadata()).toMatchObject({
        format: 'webp',
        width: 480,
        height: 360,
      })
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
      await expect(kept.keep(svg)).rejects.toMatchObject({ code: 'photoFormat' })
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
