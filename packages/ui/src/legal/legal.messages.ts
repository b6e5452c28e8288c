import { pageTitles } from '@plomada/domain'

/** Text of a legal page. */
export interface LegalText {
  /** Level 1 heading. */
  title: string
  /** Text below the heading. */
  lead: string
  /** Sections, each with a heading. */
  sections: readonly { title: string; text: string }[]
}

/** Texts of the legal pages. No lawyer has reviewed them: operators should pass their own. */
export const legalMessages = {
  terms: {
    title: pageTitles.terms,
    lead: 'Para qué sirve este sitio y qué te pedimos cuando lo usás.',
    sections: [
      {
        title: 'Para qué sirve',
        text: 'Si necesitás un trabajo, lo publicás con tu presupuesto. Se postulan profesionales del oficio y elegís a quién contratar. El trabajo lo acuerdan ustedes dos.',
      },
      {
        title: 'Cuentas',
        text: 'Usá una cuenta tuya, con datos verdaderos: respondés por lo que publiques con ella. Si la usás para dañar a otras personas, la podemos deshabilitar.',
      },
      {
        title: 'Pagos',
        text: 'Pagás con tarjeta en la ventana de un proveedor de pagos. Los datos de tu tarjeta no pasan por este sitio.',
      },
      {
        title: 'Valoraciones',
        text: 'Si contrataste y pagaste, podés valorar una vez por trabajo, de 1 a 5. Cualquiera puede leer las valoraciones en el perfil.',
      },
    ],
  },
  privacy: {
    title: pageTitles.privacy,
    lead: 'Qué datos tuyos guardamos, quién los ve y cómo pedirlos o borrarlos.',
    sections: [
      {
        title: 'Qué guardamos',
        text: 'Tu nombre, email, teléfono, lugar y foto, y lo que publicás, postulás, pagás y valorás. De tus fotos sacamos el lugar donde las tomaste.',
      },
      {
        title: 'Quién lo ve',
        text: 'Los servicios publicados y los perfiles profesionales los ve cualquiera, también en buscadores; un perfil profesional lleva nombre y apellido. Tu teléfono y tu email los ven vos, la otra parte de un trabajo acordado y quienes administran el sitio. Si contactás a un profesional, le mandamos tu email. La dirección de tu servicio la ven quienes elegiste al publicarlo (todos los que inician sesión, o solo la persona que contrates) y quienes administran el sitio.',
      },
      {
        title: 'Con quién los compartimos',
        text: 'El ingreso, los pagos y los mensajes pasan por proveedores. Les damos solo lo que necesitan para eso.',
      },
      {
        title: 'En este dispositivo',
        text: 'Guardamos tu sesión, el tema que elegiste, los textos y las fotos sin enviar y lo último que leíste, para cuando no tengas conexión. No hay publicidad ni seguimiento.',
      },
      {
        title: 'Pedir o borrar tus datos',
        text: 'Para ver, corregir o borrar tus datos (Ley 25.326), mandanos un mensaje desde Contáctanos.',
      },
    ],
  },
  closeAccount: {
    title: pageTitles.closeAccount,
    lead: 'Podés dar de baja tu cuenta cuando quieras, sin costo y sin dar motivos.',
    sections: [
      {
        title: 'Cómo',
        text: 'Mandanos un mensaje con el email de tu cuenta. Borramos tus datos y te avisamos por mail cuando está hecho.',
      },
      {
        title: 'Antes de irte',
        text: 'Si tenés trabajos en marcha, terminalos o cancelalos: lo que ya se pagó tiene que llegar a alguien.',
      },
    ],
  },
} as const satisfies Record<string, LegalText>

/** Label of the link from the page about closing the account to the contact form. */
export const closeAccountLabel = 'Pedir la baja de mi cuenta'
