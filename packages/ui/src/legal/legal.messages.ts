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
    lead: 'Qué se hace en este sitio y qué se espera de quienes lo usan.',
    sections: [
      {
        title: 'Para qué sirve',
        text: 'Quien necesita un trabajo lo publica con su presupuesto, quienes tienen el oficio se postulan, y quien publicó elige. El trabajo se acuerda entre esas dos personas.',
      },
      {
        title: 'Cuentas',
        text: 'Cada persona usa una cuenta propia, con datos verdaderos, y responde por lo que publica con ella. Una cuenta que se usa para dañar a otras personas puede quedar deshabilitada.',
      },
      {
        title: 'Pagos',
        text: 'El trabajo se paga con tarjeta en la ventana de un proveedor de pagos. Los datos de la tarjeta no pasan por este sitio.',
      },
      {
        title: 'Valoraciones',
        text: 'Valora quien contrató y pagó, una vez por trabajo, de 1 a 5. Las valoraciones quedan a la vista en el perfil.',
      },
    ],
  },
  privacy: {
    title: pageTitles.privacy,
    lead: 'Qué datos se guardan, quién los ve y cómo se piden o se borran.',
    sections: [
      {
        title: 'Qué se guarda',
        text: 'Nombre, email, teléfono, lugar y foto de cada cuenta, y lo que se publica, se postula, se paga y se valora con ella. De las fotos se quita dónde fueron tomadas.',
      },
      {
        title: 'Quién lo ve',
        text: 'Los servicios publicados y los perfiles profesionales están a la vista, también en buscadores. El teléfono y el email los ven la propia persona, la otra parte de un trabajo acordado y quienes administran el sitio.',
      },
      {
        title: 'Con quién se comparte',
        text: 'El ingreso, los pagos y los mensajes pasan por proveedores, que reciben lo que hace falta para eso y nada más.',
      },
      {
        title: 'En este dispositivo',
        text: 'Quedan la sesión, el tema elegido, los textos y las fotos sin enviar y lo último que se leyó, para cuando falta conexión. No hay publicidad ni seguimiento.',
      },
      {
        title: 'Pedir o borrar los datos',
        text: 'El acceso, la corrección y la supresión de los datos propios (Ley 25.326) se piden con un mensaje desde Contáctanos.',
      },
    ],
  },
  regret: {
    title: pageTitles.regret,
    lead: 'Quien contrató un servicio a distancia puede revocar la contratación.',
    sections: [
      {
        title: 'Cuándo',
        text: 'Dentro de los diez días corridos desde la contratación, sin costo y sin dar motivos (Ley 24.240, artículo 34).',
      },
      {
        title: 'Cómo',
        text: 'Con un mensaje que diga el nombre del servicio y el email de la cuenta. La respuesta llega por email.',
      },
    ],
  },
} as const satisfies Record<string, LegalText>

/** Label of the link from the page about the right of withdrawal to the contact form. */
export const revocationLabel = 'Revocar una contratación'
