import { expect, test, type Page } from './fixtures.ts'
import { openEvent } from './assignments.ts'
import { acceptApplicant, applyTo, payWith, publishOffer } from './offers.ts'
import { openMail } from './people.ts'

const BRUNO = 2

/** Publishes an offer of Ana, hires Bruno and returns the path of the job. */
async function hire(baseURL: string | undefined, tokens: { ana: string; bruno: string }, title: string) {
  const offerId = await publishOffer(baseURL, tokens.ana, title)
  await applyTo(baseURL, tokens.bruno, offerId)
  await acceptApplicant(baseURL, tokens.ana, { offerId, workerId: BRUNO })
  const response = await fetch(`${baseURL}/api/service/${offerId}`, {
    headers: { authorization: `Bearer ${tokens.ana}` },
  })
  const { result } = (await response.json()) as { result: { trabajo: number } }
  return `/trabajo/${result.trabajo}`
}

/** Presses the button of an event among the ways out, and confirms its dialog. */
async function leave(page: Page, label: string) {
  const dialog = await openEvent(page, label)
  await dialog.getByRole('button', { name: label }).click()
  await expect(dialog).toHaveCount(0)
}

test('a client reads what happens to the money, pays, gets a receipt by mail, and reads the refund on it (P-320, P-322, P-323, P-324)', async ({
  baseURL,
  signedIn,
  getToken,
  uniqueNumber,
}) => {
  const tokens = { ana: await getToken('Ana'), bruno: await getToken('Bruno') }
  const title = `destapar la pileta ${uniqueNumber}`
  const path = await hire(baseURL, tokens, title)
  const ana = await signedIn('Ana')
  const main = ana.getByRole('main')
  let receipt = ''

  await test.step('before paying', async () => {
    await ana.goto(path)
    await expect(main).toContainText('Pagás $ 41.000: no se suma nada.')
    await expect(main).toContainText('hasta que confirmes el trabajo y recién ahí la recibe Bruno')
  })

  await test.step('the mail after the payment leads to the receipt', async () => {
    const window = await payWith(ana, '4242 4242 4242 4242')
    await expect(main).toContainText('En marcha')
    await window.close()
    receipt = (await main.getByRole('link', { name: 'Recibo de $ 41.000' }).getAttribute('href')) ?? ''
    await openMail(ana, `Recibimos tu pago por ${title}`)
    await ana.getByRole('link', { name: receipt }).click()
    await expect(ana).toHaveURL(new RegExp(`${receipt}$`))
    await expect(main).toContainText('Ana Ferreyra')
    await expect(main).toContainText('Bruno Saldaño')
    await expect(main).toContainText('$ 41.000: los guardamos hasta que confirmes el trabajo.')
  })

  await test.step('it is printed without bars and buttons', async () => {
    await ana.emulateMedia({ media: 'print' })
    await expect(ana.getByRole('heading', { level: 1, name: /^Recibo R-/ })).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'button', 'navigation'] as const)
      for (const part of await ana.getByRole(role).all()) await expect(part).toBeHidden()
    await ana.emulateMedia({ media: 'screen' })
  })

  await test.step('other people do not find it', async () => {
    const bruno = await signedIn('Bruno')
    await bruno.goto(receipt)
    await expect(bruno.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  })

  await test.step('the client withdraws, and reads the refund', async () => {
    await ana.goto(path)
    await leave(ana, 'Arrepentirme')
    await expect(main).toContainText('Devuelto')
    await main.getByRole('link', { name: 'Recibo de $ 41.000' }).click()
    await expect(main).toContainText(/\$\s41\.000: te los devolvimos el \d/)
    await expect(main.getByRole('table', { name: 'Devoluciones' }).getByRole('row').nth(1)).toContainText(
      'Devuelto',
    )
  })
})

test('a professional reads what arrives of a price, and opens the document of a commission from the month (P-321, P-325, P-327)', async ({
  baseURL,
  signedIn,
  getToken,
  uniqueNumber,
}) => {
  const offerId = await publishOffer(baseURL, await getToken('Ana'), `cambiar la canilla ${uniqueNumber}`)
  const bruno = await signedIn('Bruno')
  const main = bruno.getByRole('main')

  await test.step('while typing the price', async () => {
    await bruno.goto(`/service/detail/${offerId}`)
    await bruno.getByRole('button', { name: 'Postular con presupuesto y mensaje' }).click()
    const dialog = bruno.getByRole('dialog')
    await expect(dialog).toContainText('De $ 41.000 te llegan $ 34.850.')
    await dialog.getByRole('textbox', { name: 'Presupuesto' }).fill('48000')
    await expect(dialog).toContainText('De $ 48.000 te llegan $ 40.800.')
    await dialog.getByRole('button', { name: 'Enviar postulación' }).click()
    await expect(bruno.getByRole('region', { name: 'Mi postulación' })).toContainText(
      'De $ 48.000 te llegan $ 40.800.',
    )
  })

  await test.step('the document of a commission', async () => {
    await bruno.goto('/cobros')
    await main
      .getByRole('link', { name: / de 20\d\d$/ })
      .first()
      .click()
    await main.getByRole('link', { name: 'Ver el comprobante' }).first().click()
    await expect(bruno.getByRole('heading', { level: 1, name: 'Comprobante de comisión' })).toBeVisible()
    await expect(main).toContainText('Documento no válido como factura')
    await expect(main).toContainText(/C-20\d\d-\d{5}/)
  })
})
