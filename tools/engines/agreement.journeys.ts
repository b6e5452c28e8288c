import { href, openConversationHref, paths } from '../../packages/domain/src/catalogues/paths.ts'
import { apply, applyWithQuote, publish, type Journey } from './acts.ts'
import { byRole, byText, type Person } from './person.ts'
import type { Target } from './tab.ts'

const field = byRole('textbox', 'Mensaje')
const messageWith = (text: string): Target => byText(text, byRole('group', /^Conversación con/))

async function write(person: Person, text: string): Promise<void> {
  await person.type(field, text)
  await person.click(byRole('button', 'Enviar'))
}

/** How a client and a professional come to an agreement. */
export const journeys: Journey[] = [
  {
    title: 'a quote is answered with another amount, which is agreed and accepted',
    run: async (context) => {
      const { signIn, professional, check } = context
      const ana = await signIn('Ana')
      const offer = await publish(ana, context)
      const applicant = await signIn(professional.firstName)
      await applicant.open(offer.path)
      await applicant.click(byRole('button', 'Postular con presupuesto y mensaje'))
      await applicant.see(byRole('dialog'))
      await check(applicant, 'quote-form')
      await applyWithQuote(applicant, '52000')

      await ana.open(href(paths.applicants, { id: offer.id }))
      await ana.see(byText('Incluye los materiales.'))
      await ana.click(byRole('button', `Contraofertar a ${professional.fullName}`))
      await ana.type(byRole('textbox', 'Monto', byRole('dialog')), '46000')
      await check(ana, 'counter-offer-form')
      await ana.click(byRole('button', 'Proponer'))
      await ana.see(byText('Contraoferta: $ 46.000'))

      await applicant.open(offer.path)
      await applicant.see(byText('Contraoferta: $ 46.000'))
      await check(applicant, 'application', { isWhole: true })
      await applicant.click(byRole('button', 'Aceptar monto'))
      await applicant.see(byText(/antes \$ 52\.000/))

      await ana.open(href(paths.applicants, { id: offer.id }))
      await ana.see(byText(/antes \$ 52\.000/))
      await check(ana, 'applicants', { isWhole: true })
      await ana.click(byRole('button', `ACEPTAR a ${professional.fullName}`))
      await check(ana, 'acceptance')
      await ana.click(byRole('button', 'ACEPTAR', byRole('alertdialog')))
      await ana.see(byText('Aceptaste el trabajador'))
    },
  },
  {
    title: 'two people talk live, and a message written offline is sent once',
    expected: /Sin conexión con el servidor/,
    run: async (context) => {
      const { signIn, professional, check } = context
      const ana = await signIn('Ana')
      const offer = await publish(ana, context)
      const applicant = await signIn(professional.firstName)
      await apply(applicant, offer)
      await ana.open(openConversationHref(offer, professional))
      await ana.see(field)
      await applicant.open(openConversationHref(offer))
      await applicant.see(byText('Todavía no hay mensajes'))
      await applicant.type(field, '¿Es a gas natural?')
      await ana.see(byText(`${professional.firstName} está escribiendo…`))
      await applicant.click(byRole('button', 'Enviar'))
      await ana.see(messageWith('¿Es a gas natural?'))
      await applicant.see(byText(/Leído/, byRole('group', /^Conversación con/)))
      await write(ana, 'Sí, con rosca nueva.')
      await applicant.see(messageWith('Sí, con rosca nueva.'))

      await applicant.tab.setOffline(true)
      await write(applicant, 'Llevo el material.')
      await applicant.see(byText(/Lo mandamos cuando vuelva la conexión/))
      await check(applicant, 'conversation-offline')
      await applicant.tab.setOffline(false)
      await ana.see(messageWith('Llevo el material.'))
      await applicant.seeNo(byText(/Lo mandamos cuando vuelva la conexión/))
      for (const person of [ana, applicant]) {
        const count = await person.count(messageWith('Llevo el material.'))
        if (count !== 1) throw new Error(`the message written offline is shown ${count} times`)
      }
      await check(ana, 'conversation')
      await ana.open(paths.messages)
      await ana.see(byRole('link', new RegExp(offer.title)))
      await check(ana, 'conversations')
    },
  },
  {
    title: 'a professional asks about an offer, and the client answers for everyone',
    run: async (context) => {
      const { signIn, professional, check } = context
      const ana = await signIn('Ana')
      const offer = await publish(ana, context)
      const asker = await signIn(professional.firstName)
      await asker.open(offer.path)
      await asker.click(byRole('button', 'Preguntar'))
      await asker.type(byRole('textbox', 'Pregunta'), '¿Son más de 20 m²? Mi número es 11 5555-0188')
      await asker.see(byText(/No publicamos/))
      await asker.click(byRole('button', 'Publicar la pregunta'))
      await asker.see(byText(/ya le llegó al cliente/))
      await ana.open(offer.path)
      await ana.click(byRole('button', /^Responder a/))
      await ana.type(byRole('textbox', 'Respuesta'), 'No, son 18.')
      await check(ana, 'answer-form', { isWhole: true })
      await ana.click(byRole('button', 'Publicar la respuesta'))
      await ana.see(byText('Respuesta del cliente'))
      const visitor = await context.visitor()
      await visitor.open(offer.path)
      await visitor.see(byText('No, son 18.'))
      await visitor.see(byText(/\[dato de contacto oculto\]/))
      await check(visitor, 'questions', { isWhole: true })
    },
  },
]
