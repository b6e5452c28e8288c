import { paths, professionalHref } from '../../packages/domain/src/catalogues/paths.ts'
import { apply, publish, type Journey } from './acts.ts'
import { byRole, byText } from './person.ts'

/** Notifications, favorites and invitations. */
export const noticeJourneys: Journey[] = [
  {
    title: 'the bell counts an application live, and its notification opens the offer',
    run: async (context) => {
      const { signIn, professional, check } = context
      const ana = await signIn('Ana')
      const offer = await publish(ana, context)
      await apply(await signIn(professional.firstName), offer)
      await ana.open(paths.home)
      await ana.click(byRole('link', /^Notificaciones, .+ sin leer$/))
      const group = byRole('region', offer.title)
      await ana.see(byText('1 sin leer', group))
      await check(ana, 'notifications', { isWhole: true })
      await ana.click(byRole('link', /se postuló/, group))
      await ana.reach(/\/profilec\/\d+\?servicio=\d+$/)
    },
  },
  {
    title: 'a choice of notifications is kept',
    run: async ({ signIn, professional, check }) => {
      const person = await signIn(professional.firstName)
      await person.open(paths.notificationPreferences)
      const kind = byRole('radiogroup', 'Correo: Pagos')
      const isDaily = byRole('radio', 'Resumen diario', kind)
      await person.click(isDaily)
      await person.see({ ...isDaily, isChecked: true })
      await check(person, 'notification-preferences', { isWhole: true })
      await person.open(paths.notificationPreferences)
      await person.see({ ...isDaily, isChecked: true })
      await person.click(byRole('radio', 'Al momento', kind))
      await person.seeNo({ ...isDaily, isChecked: true })
    },
  },
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
