import { paths } from '../../packages/domain/src/catalogues/paths.ts'
import { apply, publish, publishWithPhoto, type Journey } from './acts.ts'
import { byLabel, byRole, byText } from './person.ts'
import type { Language } from './tab.ts'

/** The amounts of a client and a professional whose browsers have a language. */
const createJourney = (language: Language): Journey => ({
  title: `amounts with points are saved as typed, with the browser in ${language}`,
  run: async (context) => {
    const { signIn, professional, check } = context
    const ana = await signIn('Ana', language)
    const actual = await ana.tab.run(() => navigator.language)
    if (!actual.startsWith(language.slice(0, 2))) throw new Error(`the language of the browser is ${actual}`)
    await ana.open(paths.createOffer)
    await ana.type(byLabel(/^Presupuesto/), '15,000')
    await ana.click(byLabel(/^Título/))
    await ana.see(byText(/¿15\.000 o 15\?/))
    await check(ana, `unclear-amount-${language}`)
    await ana.open(paths.home)
    const title = await publishWithPhoto(ana, context, '15.000')
    await ana.click(byRole('link', /^Mi Perfil/i))
    await ana.click(byRole('link', 'Mis Publicaciones'))
    await ana.click(byRole('button', new RegExp(title)))
    await ana.see(byText(/^15\.000$/))

    const offer = await publish(ana, context)
    const applicant = await signIn(professional.firstName, language)
    await applicant.open(offer.path)
    await apply(applicant, offer)
    await applicant.open(offer.path)
    await applicant.click(byRole('button', /^Editar/))
    await applicant.type(byRole('textbox', 'Presupuesto', byRole('dialog')), '12.000')
    await applicant.click(byRole('button', 'Guardar cambios'))
    await applicant.see(byText(/12\.000/))
  },
})

export const journeys: Journey[] = [createJourney('es-AR'), createJourney('en-US')]
