import { expect, test } from './fixtures.ts'
import { publishOffer } from './offers.ts'
import { openMail, signInAs } from './people.ts'

test(
  'a professional asks about an offer, the client answers from the mail, and a visitor without scripts reads both (P-110..P-112, P-117, P-118)',
  { tag: '@all' },
  async ({ baseURL, newDevice, getToken, uniqueNumber }) => {
    const title = `Nivelar un piso ${uniqueNumber}`
    const id = await publishOffer(baseURL, await getToken('Ana'), title)
    const path = `/service/detail/${id}`
    const [bruno, ana, visitor] = await Promise.all([
      newDevice(),
      newDevice(),
      newDevice({ javaScriptEnabled: false }),
    ])
    await signInAs(bruno, 'Bruno')
    await bruno.goto(path)
    await bruno.getByRole('button', { name: 'Preguntar', exact: true }).click()
    await bruno
      .getByRole('textbox', { name: 'Pregunta' })
      .fill('¿Son más de 20 m²? Mi número es 11 5555-0188')
    await expect(bruno.getByText(/No publicamos/)).toBeVisible()
    await bruno.getByRole('button', { name: 'Publicar la pregunta' }).click()
    await expect(bruno.getByText(/ya le llegó al cliente/)).toBeVisible()
    await visitor.goto(path)
    await expect(visitor.getByText('Todavía no hay preguntas respondidas')).toBeVisible()

    await signInAs(ana, 'Ana')
    await openMail(ana, new RegExp(`Nueva pregunta sobre «${title}»`, 'i'))
    await ana.getByRole('link', { name: `${path}#preguntas` }).click()
    await expect(ana).toHaveURL(`${baseURL}${path}#preguntas`)
    await ana.getByRole('button', { name: 'Responder a Bruno Saldaño' }).click()
    await expect(ana.getByText('¿Son más de 20 m²? Mi número es [dato de contacto oculto]')).toBeVisible()
    await ana.getByRole('textbox', { name: 'Respuesta' }).fill('No, son 18.')
    await ana.getByRole('button', { name: 'Publicar la respuesta' }).click()
    await expect(ana.getByText('Respuesta del cliente')).toBeVisible()

    await visitor.goto(path)
    const questions = visitor.getByRole('region', { name: 'Preguntas' })
    await expect(questions.getByRole('heading', { name: 'Bruno Saldaño' })).toBeVisible()
    await expect(questions.getByText('No, son 18.')).toBeVisible()
  },
)
