import { paths, professionalHref } from '../../packages/domain/src/catalogues/paths.ts'
import { publish, type Journey } from './acts.ts'
import { byRole, byText } from './person.ts'

export const journeys: Journey[] = [
  {
    title: 'a client saves a professional and invites them to an offer',
    // The page requests each reviewer (D-076); clients that the viewer does not know are not found.
    expected: /professional\.get|\/api\/user\/get\/\d+ \(404\)/,
    run: async (context) => {
      const { signIn, professional, check } = context
      const ana = await signIn('Ana')
      const offer = await publish(ana, context)
      await ana.open(professionalHref(professional))
      await ana.click(byRole('button', new RegExp(`^Guardar a ${professional.firstName}`)))
      await ana.click(byRole('button', 'Invitar a postular'))
      const dialog = byRole('dialog', `Invitar a ${professional.fullName}`)
      await ana.click(byRole('button', `Invitar a «${offer.title}»`, dialog))
      await ana.see(byText('1 de 5 invitados', dialog))
      await check(ana, 'invitation')
      await ana.open(paths.favorites)
      await ana.see(byRole('heading', 'Profesionales guardados'))
      await ana.see(byRole('button', new RegExp(`quitar a ${professional.firstName}`)))
      await check(ana, 'favorites', { isWhole: true })
      await ana.click(byRole('button', new RegExp(`quitar a ${professional.firstName}`)))
      await ana.seeNo(byRole('button', new RegExp(`quitar a ${professional.firstName}`)))
    },
  },
]
