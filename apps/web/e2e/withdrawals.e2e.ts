import { expect, test } from './fixtures.ts'
import { applyTo, publishOffer } from './offers.ts'
import { openMail } from './people.ts'

test(
  'of an acceptance and a withdrawal at the same time one wins, and the other user reads why (P-011)',
  { tag: '@all' },
  async ({ baseURL, signedIn, getToken, uniqueNumber }) => {
    const id = await publishOffer(baseURL, await getToken('Ana'), `Cambiar un sifón ${uniqueNumber}`)
    await applyTo(baseURL, await getToken('Bruno'), id)
    const [ana, bruno] = [await signedIn('Ana'), await signedIn('Bruno')]
    await ana.goto(`/service/comparar/${id}`)
    await bruno.goto(`/service/detail/${id}`)
    await bruno.getByRole('button', { name: 'Retirar' }).click()
    await ana.getByRole('button', { name: 'ACEPTAR a Bruno Saldaño' }).click()
    const accept = ana.getByRole('alertdialog').getByRole('button', { name: 'ACEPTAR' })
    const withdraw = bruno
      .getByRole('dialog')
      .or(bruno.getByRole('alertdialog'))
      .getByRole('button', { name: 'Retirar' })
    await Promise.all([accept, withdraw].map((button) => expect(button).toBeEnabled()))
    await Promise.all([accept.click(), withdraw.click()])

    const hired = ana.getByText('Aceptaste el trabajador')
    await expect(hired.or(ana.getByText('Esa persona retiró su postulación'))).toBeVisible()
    const isHired = await hired.isVisible()
    const [lost, state] = isHired
      ? ['Ya no podés cambiar esta postulación', 'Aceptada']
      : ['Retiraste la postulación', 'Retirada']
    await expect(bruno.getByText(lost).first()).toBeVisible()
    await bruno.reload()
    await expect(bruno.getByText(state, { exact: true }).first()).toBeVisible()
    // An acceptance leads there; a withdrawal does not, and the recorded routes must not depend on who wins.
    await ana.goto('/profilec/1')
    await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Tus Ofertas')
  },
)

test(
  'the link in a mail ends the mails of its kind, without a session (P-068, P-069)',
  { tag: '@all' },
  async ({ baseURL, newDevice, signedIn, getToken, uniqueNumber }) => {
    const title = `Cambiar un codo ${uniqueNumber}`
    const id = await publishOffer(baseURL, await getToken('Ana'), title)
    const token = await getToken('Bruno')
    await applyTo(baseURL, token, id)
    const response = await fetch(`${baseURL}/api/user/service/postulacion/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.status).toBe(200)

    const device = await newDevice()
    await openMail(device, `retiró su postulación a «${title}»`)
    const address = await device
      .getByRole('link', { name: /cuenta\/correos/ })
      .first()
      .getAttribute('href')
    await device.goto(address ?? '')
    await device
      .getByRole('button', { name: 'No recibir más los correos de «Postulaciones retiradas»' })
      .click()
    await expect(device.getByText('Ya no te mandamos')).toBeVisible()

    const ana = await signedIn('Ana')
    await ana.goto('/notifications/preferences')
    const kind = ana.getByRole('radiogroup', { name: 'Correo: Postulaciones retiradas' })
    await expect(kind.getByRole('radio', { name: 'No' })).toBeChecked()
    await kind.getByRole('radio', { name: 'Al momento' }).click()
    await expect(kind.getByRole('radio', { name: 'Al momento' })).toBeChecked()
  },
)
