import { builder } from '../../builder.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { ProgrammeKindType } from '../programme-vocabulary.ts';
import type { CertificateRow } from './certificate-row.ts';

const Certificate = builder.objectRef<CertificateRow>('Certificate').implement({
  description: 'The certificate of a completed programme, as everyone who knows its code sees it.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'Its number, like TR-2026-7K3M9QXA.' }),
    title: t.exposeString('title', { description: 'The programme that was completed.' }),
    kind: t.expose('kind', { type: ProgrammeKindType, description: 'The kind of the programme.' }),
    issuedOn: t.field({ type: 'Date', description: 'The day of completion.', resolve: ({ issuedOn }) => issuedOn }),
    holderName: t.string({
      nullable: true,
      description: 'The name of the holder; null unless they have agreed to be named.',
      resolve: ({ holderName, showsName }) => (showsName ? holderName : null),
    }),
  }),
});

const OwnCertificate = builder.objectRef<CertificateRow>('OwnCertificate').implement({
  description: 'A certificate of the caller.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The code by which anyone can check the certificate.' }),
    number: t.exposeString('number', { description: 'Its number.' }),
    holderName: t.exposeString('holderName', {
      description: 'The name of the caller when the programme was completed.',
    }),
    showsName: t.exposeBoolean('showsName', { description: 'Whether everyone who knows the code sees the name.' }),
  }),
});

interface Shown {
  readonly certificate: CertificateRow;
}

const OwnCertificatePayload = builder.objectRef<Shown>('OwnCertificatePayload').implement({
  description: 'A certificate was changed.',
  fields: (t) => ({
    certificate: t.expose('certificate', { type: OwnCertificate, description: 'The certificate as it is now.' }),
  }),
});

const code = { required: true, description: 'The code of the certificate.' } as const;

builder.queryField('certificate', (t) =>
  t.field({
    type: Certificate,
    nullable: true,
    description: 'Checks a certificate by its code; null if there is none.',
    args: { code: t.arg.string(code) },
    resolve: (_root, args, { services }) => services.certificates.find(args.code),
  }),
);

builder.queryField('ownCertificate', (t) =>
  t.field({
    type: OwnCertificate,
    nullable: true,
    description: "The caller's own certificate of this code; null if it is not theirs.",
    args: { code: t.arg.string(code) },
    resolve: (_root, args, { services }) => services.certificates.findOwn(args.code),
  }),
);

builder.mutationField('showNameOnCertificate', (t) =>
  t.field({
    type: mutationResult<Shown>('ShowNameOnCertificateResult', OwnCertificatePayload),
    description: "Says whether everyone who knows the code of one's own certificate sees the name on it.",
    args: {
      code: t.arg.string(code),
      shown: t.arg.boolean({ required: true, description: 'Whether the name is shown.' }),
    },
    complexity: 20,
    resolve: (_root, { shown, ...args }, { services }) =>
      orRefusal(services.certificates.showName(args.code, shown).then((certificate) => ({ certificate }))),
  }),
);
