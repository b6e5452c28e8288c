import { expect, test } from './fixtures.ts'
import { publishOffer } from './offers.ts'
import { takePhoto } from './people.ts'

test(
  'photos of an application reach the client, and the list of applications edits and withdraws it (P-014, P-016, P-022)',
  { tag: '@all' },
  async ({ baseURL, signedIn, getToken, uniqueNumber }) => {
    const title = `Cambiar la grifería ${uniqueNumber}`
    const id = await publishOffer(baseURL, await getToken('Ana'), title)
    const [ana, bruno] = [await signedIn('Ana'), await signedIn('Bruno')]
    const dialog = bruno.getByRole('dialog')

    await test.step('the professional applies with a photo and a first day', async () => {
      await bruno.goto(`/service/detail/${id}`)
      await bruno.getByRole('button', { name: 'Postular con presupuesto y mensaje' }).click()
      await dialog.getByLabel('Fotos', { exact: true }).setInputFiles(await takePhoto(bruno))
      await expect(dialog.getByText(/^Enviado/)).toBeVisible()
      await dialog.getByRole('button', { name: /^Abrir el calendario/ }).click()
      await bruno.getByRole('gridcell').getByRole('button', { disabled: false }).last().click()
      await expect(dialog.getByRole('textbox', { name: 'Disponible desde' })).not.toHaveValue('')
      await dialog.getByRole('button', { name: 'Enviar postulación' }).click()
      await expect(bruno.getByRole('link', { name: /^Foto 1 de 1/ })).toBeVisible()
    })

    await test.step('the client sees the photo in the comparison', async () => {
      await ana.goto(`/service/comparar/${id}`)
      await expect(ana.getByRole('link', { name: /^Foto 1 de 1/ })).toBeVisible()
    })

    await test.step('the professional edits it in the list and keeps the photo', async () => {
      await bruno.goto(`/profilep/postulaciones/2?tittle=${encodeURIComponent(title)}`)
      await bruno.getByRole('button', { name: `Editar la postulación a «${title}»` }).click()
      await expect(dialog.getByText('Foto 1')).toBeVisible()
      await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('Incluye los materiales.')
      await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
      await expect(bruno.getByText('Guardaste los cambios')).toBeVisible()
      await expect(bruno.getByRole('article').getByText('Editada')).toBeVisible()
      await ana.reload()
      await expect(ana.getByText('Incluye los materiales.')).toBeVisible()
      await expect(ana.getByRole('link', { name: /^Foto 1 de 1/ })).toBeVisible()
    })

    await test.step('the professional withdraws it in the list', async () => {
      await bruno.getByRole('button', { name: `Retirar la postulación a «${title}»` }).click()
      await bruno.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click()
      await expect(bruno.getByText('Retiraste la postulación')).toBeVisible()
      await expect(bruno.getByRole('article')).toHaveCount(0)
      await ana.reload()
      await expect(ana.getByText('Aún no tienes postulantes')).toBeVisible()
    })
  },
)
