import { expect, test } from './fixtures.ts'
import { acceptInPage, applyTo, publishOffer } from './offers.ts'

test('a client edits an offer, the applicant confirms what changed and is accepted (P-190, P-192, P-193, P-194, P-260)', async ({
  baseURL,
  signedIn,
  getToken,
  uniqueNumber,
}) => {
  const title = `Colocar una bacha ${uniqueNumber}`
  const id = await publishOffer(baseURL, await getToken('Ana'), title)
  await applyTo(baseURL, await getToken('Bruno'), id)
  const [ana, bruno] = [await signedIn('Ana'), await signedIn('Bruno')]
  const own = `/profilec/1?tittle=${encodeURIComponent(title)}&servicio=${id}`

  await test.step('the client changes the budget', async () => {
    await ana.goto(own)
    await ana.getByRole('link', { name: 'Editar', exact: true }).click()
    const budget = ana.getByRole('textbox', { name: /^Presupuesto/ })
    await expect(budget).toHaveValue('41.000')
    await expect(ana.getByText('En pesos, hasta 5.000.000')).toBeVisible()
    await budget.fill('1800000')
    await ana.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(ana.getByText('Guardaste los cambios')).toBeVisible()
    await ana.getByRole('heading', { name: 'Historial de cambios' }).click()
    await expect(ana.getByText('Se editó')).toBeVisible()
  })

  await test.step('the client cannot accept before the confirmation', async () => {
    await ana.goto(own)
    await expect(ana.getByText('a reconfirmar')).toBeVisible()
    await expect(ana.getByRole('button', { name: /^ACEPTAR/ })).toHaveCount(0)
  })

  await test.step('the professional is notified, sees what changed and confirms', async () => {
    await bruno.goto('/notifications')
    await bruno
      .getByRole('link', { name: /cambió la publicación/ })
      .first()
      .click()
    await expect(bruno.getByRole('heading', { name: 'La publicación cambió' })).toBeVisible()
    await expect(bruno.getByRole('deletion')).toContainText('$ 41.000')
    await bruno.getByRole('button', { name: /^Confirmar mi postulación/ }).click()
    await expect(bruno.getByText('Confirmaste tu postulación')).toBeVisible()
    await expect(bruno.getByRole('heading', { name: 'La publicación cambió' })).toHaveCount(0)
  })

  await test.step('the client accepts at the new budget', async () => {
    await ana.reload()
    await acceptInPage(ana, 'Bruno Saldaño')
    await expect(ana.getByText('Aceptaste el trabajador')).toBeVisible()
    await expect(ana.getByText('1.800.000').first()).toBeVisible()
  })
})

test('a client closes an offer with a reason, opens it again and repeats it (P-195, P-196)', async ({
  baseURL,
  signedIn,
  newDevice,
  getToken,
  uniqueNumber,
}) => {
  const title = `Destapar una rejilla ${uniqueNumber}`
  const id = await publishOffer(baseURL, await getToken('Ana'), title)
  await applyTo(baseURL, await getToken('Bruno'), id)
  const [ana, bruno, visitor] = [await signedIn('Ana'), await signedIn('Bruno'), await newDevice()]

  await test.step('the client closes it', async () => {
    await ana.goto(`/profilec/1?tittle=${encodeURIComponent(title)}&servicio=${id}`)
    await ana.getByRole('button', { name: 'Cerrar', exact: true }).click()
    const dialog = ana.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'El trabajo queda para más adelante' }).check({ force: true })
    await dialog.getByRole('textbox').fill('Lo retomo en marzo')
    await dialog.getByRole('button', { name: 'Cerrar publicación' }).click()
    await expect(ana.getByText('Cerraste esta publicación', { exact: false })).toBeVisible()
    await expect(ana.getByText('Cerrada').first()).toBeVisible()
  })

  await test.step('the applicant reads why; others see that it is gone', async () => {
    await bruno.goto('/notifications')
    await expect(bruno.getByText(/Lo retomo en marzo/).first()).toBeVisible()
    await bruno.goto(`/service/detail/${id}`)
    await expect(bruno.getByText(/está cerrada: el cliente ya no recibe/)).toBeVisible()
    await expect(bruno.getByRole('button', { name: /^Postular/ })).toHaveCount(0)
    const response = await visitor.goto(`/service/detail/${id}`)
    expect(response?.status()).toBe(410)
  })

  await test.step('the client opens it again, and the application is back', async () => {
    await ana.getByRole('button', { name: 'Abrir de nuevo' }).click()
    await expect(ana.getByText('Tu publicación está abierta de nuevo')).toBeVisible()
    await expect(ana.getByRole('button', { name: /^ACEPTAR a Bruno/ })).toBeVisible()
  })

  await test.step('the client starts another one with its content', async () => {
    await ana.getByRole('link', { name: 'Publicar otra igual' }).click()
    await expect(ana.getByRole('textbox', { name: /^Título/ })).toHaveValue(title)
    await expect(ana.getByRole('button', { name: 'Crear Servicio' })).toBeEnabled()
  })
})
