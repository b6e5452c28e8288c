import { paths } from '../../packages/domain/src/catalogues/paths.ts'
import { apply, publish, type Journey } from './acts.ts'
import { byRole, byText } from './person.ts'

export const journeys: Journey[] = [
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
]
