import { offerHref, paths } from '@plomada/domain'
import { applyTo } from './offers.ts'
import { expect, test, type Locator } from './fixtures.ts'
import { choose } from './people.ts'

/** Types over the text of a field. */
const retype = async (field: Locator, text: string) => {
  await field.selectText()
  await field.pressSequentially(text)
}

test('amounts with points are saved as typed, in browsers in Spanish and English (P-130, P-131, P-132)', async ({
  baseURL,
  signedIn,
  getToken,
  uniqueNumber,
}) => {
  const token = await getToken('Ana')
  const findOwn = async (title: string) => {
    const address = `${baseURL}/api/user/services/MyServices?tittle=${encodeURIComponent(title)}`
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    const page = (await response.json()) as { result: { id: number; presupuesto: number }[] }
    return page.result[0] ?? { id: 0, presupuesto: 0 }
  }
  for (const locale of ['es-AR', 'en-US']) {
    const title = `Cambiar un flotante ${uniqueNumber} ${locale}`
    const ana = await signedIn('Ana', { locale })
    await test.step(`a client publishes with 15.000, ${locale}`, async () => {
      await ana.goto(paths.createOffer)
      await ana.getByLabel('Título').fill(title)
      await ana.getByLabel('Descripción').fill('El tanque rebalsa.')
      const budget = ana.getByRole('textbox', { name: 'Presupuesto' })
      const publish = ana.getByRole('button', { name: 'Crear Servicio' })
      await choose(ana, 'Ciudad', 'Quilmes')
      await ana.getByRole('textbox', { name: 'Dirección' }).fill('Mitre 640')
      await retype(budget, '15,000')
      await budget.press('Tab')
      await expect(budget).toHaveAccessibleDescription(/¿15\.000 o 15\?/)
      await expect(publish).toBeDisabled()
      await retype(budget, '1e3')
      await budget.press('Tab')
      await expect(budget).toHaveAccessibleDescription(/Escribí solo el número/)
      await expect(publish).toBeDisabled()
      await retype(budget, '15.000')
      await publish.click()
      await expect(ana.getByText('Se creó con exito el servicio', { exact: true })).toBeVisible()
      const { id, presupuesto } = await findOwn(title)
      expect(presupuesto).toBe(15_000)
      await expect(ana.getByRole('link', { name: 'Ver la oferta' })).toHaveAttribute(
        'href',
        offerHref({ id }),
      )
    })

    await test.step(`a professional edits a quote to 12.000, ${locale}`, async () => {
      const { id } = await findOwn(title)
      await applyTo(baseURL, await getToken('Bruno'), id)
      const bruno = await signedIn('Bruno', { locale })
      await bruno.goto(offerHref({ id }))
      await bruno.getByRole('button', { name: /^Editar/ }).click()
      const dialog = bruno.getByRole('dialog')
      await retype(dialog.getByRole('textbox', { name: 'Presupuesto' }), '12.000')
      await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
      await expect(bruno.getByRole('region', { name: 'Mi postulación' })).toContainText('12.000')
      await bruno.getByRole('button', { name: /^Editar/ }).click()
      await expect(dialog.getByRole('textbox', { name: 'Presupuesto' })).toHaveValue('12.000')
    })
  }
})
