import { expect, test } from './fixtures.ts'
import { takePhoto } from './people.ts'

test(
  'an offer is published with three photos, ordered by keyboard and by dragging, and seen in that order (P-187..P-189)',
  { tag: '@all' },
  async ({ signedIn, newDevice, uniqueNumber }) => {
    const ana = await signedIn('Ana')
    const main = ana.getByRole('main')
    const caption = (number: number) => ana.getByLabel(`Qué se ve en la foto ${number}`)

    await test.step('the client adds three photos, describes, moves and replaces them', async () => {
      await ana.goto('/create/service')
      await ana.getByLabel('Título').fill(`Cambiar la canilla n.º ${uniqueNumber}`)
      await ana.getByLabel('Descripción').fill('Gotea desde ayer.')
      await ana.getByLabel('Presupuesto').fill('41000')
      await ana.getByRole('textbox', { name: 'Dirección' }).fill('Calle 12 n.º 34')
      const photo = await takePhoto(ana)
      const files = ['a.png', 'b.png', 'c.png'].map((name) => ({ ...photo, name }))
      await ana.getByLabel('Fotos', { exact: true }).setInputFiles(files)
      for (const [index, text] of ['La mesada', 'La canilla', 'El sifón'].entries())
        await caption(index + 1).fill(text)
      await main.getByRole('button', { name: 'Mover la foto 3 un lugar antes' }).press('Enter')
      await expect(main.getByRole('button', { name: 'Mover la foto 2 un lugar antes' })).toBeFocused()
      await expect(caption(2)).toHaveValue('El sifón')
      const rows = main.getByRole('list', { name: 'Fotos en su orden' }).getByRole('listitem')
      // All rows below the bar of the page.
      await rows.nth(1).evaluate((row) => row.scrollIntoView({ block: 'center' }))
      const handle = await rows.nth(2).locator('[draggable=true]').boundingBox()
      const target = await rows.nth(0).boundingBox()
      if (!handle || !target) throw new Error('the rows are not on the screen')
      await ana.mouse.move(handle.x + handle.width / 2 + 3, handle.y + handle.height / 2 + 2)
      await ana.mouse.down()
      await ana.mouse.move(handle.x + 20, handle.y - 20, { steps: 5 })
      await ana.mouse.move(target.x + 30, target.y + 30, { steps: 10 })
      await ana.mouse.up()
      await expect(caption(1)).toHaveValue('La canilla')
      await expect(caption(2)).toHaveValue('La mesada')
      const chooser = ana.waitForEvent('filechooser')
      await main.getByRole('button', { name: 'Cambiar la foto 3' }).click()
      await (await chooser).setFiles({ ...photo, name: 'd.png' })
      await expect(caption(3)).toHaveValue('El sifón')
      await main.getByRole('button', { name: 'Quitar la foto 2' }).click()
      await expect(caption(3)).toHaveCount(0)
    })

    await test.step('a photo that fails keeps the offer, and «Reintentar» sends what is missing', async () => {
      const create = /\/fotos$/
      let requests = 0
      await ana.route(create, (route) => {
        requests += 1
        return requests === 2
          ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'x' } })
          : route.continue()
      })
      await main.getByRole('button', { name: 'Crear Servicio' }).click()
      await expect(ana.getByText('Relleno correctamente los formularios')).toBeVisible()
      await main.getByRole('button', { name: 'Reintentar' }).click()
      await expect(ana.getByText('Se creó con exito el servicio')).toBeVisible()
      await expect(main.getByRole('listitem')).toHaveCount(0)
      // Two photos, one of them twice, and the captions.
      expect(requests).toBe(4)
    })

    await test.step('everyone sees the photos in their order, and opens them with the keyboard', async () => {
      await main.getByRole('link', { name: 'Ver la oferta' }).click()
      await expect(ana).toHaveURL(/\/service\/detail\/\d+/)
      const visitor = await newDevice()
      await visitor.goto(ana.url())
      const photos = visitor.getByRole('link', { name: /^Foto \d de 2/ })
      await expect(photos).toHaveCount(2)
      await expect(photos.first()).toHaveAccessibleName('Foto 1 de 2: La canilla')
      await photos.nth(1).press('Enter')
      const viewer = visitor.getByRole('dialog', { name: 'Fotos de la oferta' })
      await expect(viewer.getByRole('status')).toHaveText('Foto 2 de 2')
      await expect(viewer.getByText('El sifón', { exact: true })).toBeInViewport()
      await visitor.keyboard.press('ArrowLeft')
      await expect(viewer.getByRole('status')).toHaveText('Foto 1 de 2')
      await visitor.keyboard.press('Escape')
      await expect(viewer).toBeHidden()
      await expect(photos.nth(1)).toBeFocused()
    })
  },
)
