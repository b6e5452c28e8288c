import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoTrades } from '@plomada/domain/fixtures'
import { choosePhotos } from '../services/photos/photos.storage.ts'
import { frequentTrades, templates } from './offerTemplates.ts'
import { demoCities } from './places.ts'
import { savePictures, getPictureName, type Picture } from './pictures.ts'
import { createDemoPlan } from './plan.ts'
import { findScene, readScene, sceneNames } from './scenes.ts'

const now = new Date('2026-11-20T15:00:00Z')

describe('the demo plan', () => {
  test('does not depend on the hour, and has no date in the future', () => {
    for (const hour of ['03:10', '09:59', '11:00', '23:30']) {
      const then = new Date(`2027-01-31T${hour}:00Z`)
      const plan = createDemoPlan(then)
      expect(plan).toEqual(createDemoPlan(then))
      const titles = plan.offers.map(({ title }) => title).toSorted()
      expect(titles).toEqual(
        createDemoPlan(now)
          .offers.map(({ title }) => title)
          .toSorted(),
      )
      const dates = plan.offers.flatMap((offer) => [
        offer.publishedAt,
        offer.acceptedAt ?? then,
        offer.settledAt ?? then,
        offer.review?.at ?? then,
        ...offer.applications.map(({ at }) => at),
      ])
      expect(Math.max(...dates.map(Number))).toBeLessThanOrEqual(then.getTime())
    }
  })

  test('has at least 12 templates for each frequent trade and 6 for the others, without duplicates', () => {
    for (const { name } of demoTrades) {
      const own = templates.filter(({ trades }) => trades[0] === name)
      expect(own.length).toBeGreaterThanOrEqual(frequentTrades.includes(name) ? 12 : 6)
    }
    expect(new Set(templates.map(({ title }) => title)).size).toBe(templates.length)
    const known = new Set(demoTrades.map(({ name }) => name))
    expect(templates.every(({ trades }) => trades.every((trade) => known.has(trade)))).toBe(true)
  })
})

describe('the pictures', () => {
  test('of a third of the offers and of the applications are scenes that suit their titles', () => {
    const { offers } = createDemoPlan(now)
    const scenes = offers.flatMap(({ picture }) => (picture?.kind === 'scene' ? [picture.name] : []))
    expect(scenes.length / offers.length).toBeCloseTo(1 / 3, 1)
    expect(new Set(scenes)).toEqual(new Set(sceneNames))
    const photos = offers.flatMap(({ applications }) =>
      applications.flatMap(({ terms }) => terms?.photos ?? []),
    )
    expect(photos.filter(({ kind }) => kind === 'scene').length).toBeGreaterThan(photos.length / 3)
    for (const { name } of demoCities)
      expect([null, 'hallway']).toContain(findScene('Tablero nuevo con disyuntor', name))
  })

  test('of scenes are upright and wide, dark and bright, and small enough for the repository', async () => {
    const files = await Promise.all(sceneNames.map(readScene))
    const brightness = await Promise.all(
      files.map(async (file) => {
        const { channels } = await sharp(file).stats()
        return channels.reduce((sum, { mean }) => sum + mean / channels.length, 0)
      }),
    )
    expect(Math.min(...brightness)).toBeLessThan(50)
    expect(Math.max(...brightness)).toBeGreaterThan(110)
    const sizes = await Promise.all(files.map((file) => sharp(file).metadata()))
    const upright = sizes.filter(({ width, height }) => height > width).length
    expect(upright).toBeGreaterThan(sizes.length / 4)
    expect(upright).toBeLessThan(sizes.length * 0.75)
    expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThan(300_000)
  })

  test('are saved like uploads, once each, and SVG uploads stay refused', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'plomada-demo-'))
    try {
      const photos = choosePhotos({ photos: null, dataDir })
      const face: Picture = { kind: 'portrait', seed: 7, look: 'curls' }
      const tiles: Picture = { kind: 'swatch', trade: 'Pisos', seed: 1 }
      const keys = await savePictures([face, tiles, face], photos)
      expect([...keys.keys()]).toEqual([getPictureName(face), getPictureName(tiles)])
      const card = await photos.read(keys.get(getPictureName(tiles)) ?? '', 480)
      expect(await sharp(card ?? undefined).metadata()).toMatchObject({
        format: 'webp',
        width: 480,
        height: 360,
      })
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
      await expect(photos.save(svg)).rejects.toMatchObject({ code: 'photoFormat' })
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
