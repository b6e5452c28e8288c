import { describe, expect, it } from 'vitest'
import {
  applicantsHref,
  href,
  localTradeHref,
  offerHref,
  openConversationHref,
  ownPages,
  paths,
  professionalHref,
  tradeOffersHref,
  tradeProfessionalsHref,
} from './paths.ts'
import { PHOTO_MAX_BYTES, photoSrcSet, smallPhoto } from './photo.ts'
import { photoFileSchema } from './photoFile.ts'
import { cities, getCities } from './place.ts'

describe('page URLs', () => {
  it('fill in path parameters', () => {
    expect(href(paths.offers)).toBe('/service')
    expect(href(paths.paid, { role: 'comun', idUser: 3, idProduct: 7 })).toBe('/stripe/comun/3/success/7')
    expect(offerHref({ id: 7 })).toBe('/service/detail/7')
    expect(professionalHref({ id: 4 })).toBe('/professional/detail/4')
    expect(tradeProfessionalsHref({ id: 2 })).toBe('/professional?job=2')
    expect(tradeOffersHref({ id: 2 })).toBe('/service?job=2')
  })

  it('of a conversation name the offer, and the applicant when its client opens it (P-030)', () => {
    expect(openConversationHref({ id: 7 })).toBe('/messages?service=7')
    expect(openConversationHref({ id: 7 }, { id: 2 })).toBe('/messages?service=7&user=2')
    expect(applicantsHref({ id: 7 })).toBe('/service/comparar/7')
  })

  it('of a trade have its name, and that of a city when there is one', () => {
    const trade = { name: 'Plomería' }
    expect(localTradeHref(trade)).toBe('/oficios/plomeria')
    expect(localTradeHref(trade, 'Exaltacion de la Cruz')).toBe('/oficios/plomeria/exaltacion-de-la-cruz')
  })

  it('for account pages depend on the role, and an admin has none', () => {
    expect(ownPages({ id: 5, role: 'comun' })).toEqual({ profile: '/profile/5', publications: '/profilec/5' })
    expect(ownPages({ id: 5, role: 'professional' })).toEqual({
      profile: '/myprofilep/5',
      publications: '/profilep/5',
      assignments: '/profilep/jobs/5',
      applications: '/profilep/postulaciones/5',
    })
    expect(ownPages({ id: 5, role: 'admin' })).toBeNull()
  })
})

describe('photos', () => {
  it('have a small version only when the server stores them', () => {
    expect(smallPhoto('/api/photos/abc/1280.webp')).toBe('/api/photos/abc/480.webp')
    expect(smallPhoto('https://x.example/1280.webp?size=1')).toBe('https://x.example/1280.webp?size=1')
    expect(smallPhoto(null)).toBeNull()
    expect(photoSrcSet('https://x.example/me.png')).toBeUndefined()
    expect(photoSrcSet('/api/photos/abc/1280.webp')).toBe(
      '/api/photos/abc/480.webp 480w, /api/photos/abc/1280.webp 1280w',
    )
  })

  it('accept exactly the maximum size, and no empty file', () => {
    const photo = (size: number) => new File([new Uint8Array(size)], 'x.png', { type: 'image/png' })
    expect(photoFileSchema.safeParse(photo(PHOTO_MAX_BYTES)).success).toBe(true)
    expect(photoFileSchema.safeParse(photo(PHOTO_MAX_BYTES + 1)).success).toBe(false)
    expect(photoFileSchema.safeParse(photo(0)).success).toBe(false)
  })
})

it('an unknown province has no cities', () => {
  expect(getCities('Buenos Aires')).toEqual(cities)
  expect(getCities('Córdoba')).toEqual([])
  expect(getCities(undefined)).toEqual([])
})
