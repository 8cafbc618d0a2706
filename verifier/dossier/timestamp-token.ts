/**
 * Reads an RFC 3161 time-stamp over the manifest: what it is over, who signed it, and when. Whether the authority is one that anybody
 * should trust is not decided here: no list is asked, and no chain is followed beyond the certificate that signed.
 */
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { hexOf, sha256OfBytes } from './digest.ts';
import type { TimestampFault, TimestampFound } from './finding.ts';

const OID = {
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  sha256: '2.16.840.1.101.3.4.2.1',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  qcStatements: '1.3.6.1.5.5.7.1.3',
  /** ETSI EN 319 422, 9.1: esi4-qtstStatement-1 */
  qualifiedTimestamp: '0.4.0.19422.1.1',
  commonName: '2.5.4.3',
  organization: '2.5.4.10',
} as const;
/** granted, grantedWithMods */
const GRANTED = [0, 1];

export type TimestampRead = { holds: true; found: TimestampFound } | { holds: false; fault: TimestampFault };

const failed = (fault: TimestampFault): TimestampRead => ({ holds: false, fault });

/**
 * @param der the authority's answer (TimeStampResp), or the token alone
 * @param manifest the bytes that it is said to be over; only SHA-256 is taken
 */
export const readTimestamp = async (der: Uint8Array, manifest: Uint8Array): Promise<TimestampRead> => {
  const token = tokenOf(der);
  if (typeof token === 'string') return failed(token);
  const { signed, info } = token;
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const isOver =
    hashAlgorithm.algorithmId === OID.sha256 &&
    hexOf(hashedMessage.valueBlock.valueHexView) === sha256OfBytes(manifest);
  if (!isOver) return failed('imprint');
  const certificate = signerOf(signed);
  if (certificate === null || !(await isBound(signed, certificate))) return failed('certificate');
  if (!(await isSigned(signed, manifest))) return failed('signature');
  if (!isForTimestamps(certificate)) return failed('purpose');
  if (info.genTime < certificate.notBefore.value || info.genTime > certificate.notAfter.value)
    return failed('validity');
  return {
    holds: true,
    found: {
      at: info.genTime.toISOString(),
      authority: authorityOf(certificate),
      saysQualified: saysQualified(certificate),
    },
  };
};

/** The token, and what it says; the fault where it is none. */
const tokenOf = (der: Uint8Array): { signed: pki.SignedData; info: pki.TSTInfo } | TimestampFault => {
  try {
    const bytes = new Uint8Array(der).buffer;
    const { offset, result } = asn1.fromBER(bytes);
    if (offset !== bytes.byteLength) return 'unreadable';
    const [first] = (result as asn1.Sequence).valueBlock.value;
    let content: pki.ContentInfo;
    if (first instanceof asn1.ObjectIdentifier) {
      content = new pki.ContentInfo({ schema: result });
    } else {
      const answer = new pki.TimeStampResp({ schema: result });
      if (!GRANTED.includes(answer.status.status)) return 'status';
      if (answer.timeStampToken === undefined) return 'unreadable';
      content = answer.timeStampToken;
    }
    if (content.contentType !== pki.ContentInfo.SIGNED_DATA) return 'unreadable';
    const signed = new pki.SignedData({ schema: content.content });
    const { eContentType, eContent } = signed.encapContentInfo;
    if (eContentType !== OID.tstInfo || eContent === undefined || signed.signerInfos.length !== 1)
      return 'unreadable';
    return { signed, info: pki.TSTInfo.fromBER(eContent.getValue()) };
  } catch {
    // pkijs and asn1js throw errors of many kinds at bytes that are no token.
    return 'unreadable';
  }
};

const certificatesOf = (signed: pki.SignedData): pki.Certificate[] =>
  (signed.certificates ?? []).filter((one) => one instanceof pki.Certificate);

const signerOf = (signed: pki.SignedData): pki.Certificate | null => {
  const { sid } = signed.signerInfos[0] as pki.SignerInfo;
  if (!(sid instanceof pki.IssuerAndSerialNumber)) return null;
  const { issuer, serialNumber } = sid;
  return (
    certificatesOf(signed).find(
      (one) => one.issuer.isEqual(issuer) && one.serialNumber.isEqual(serialNumber),
    ) ?? null
  );
};

/** The signature covers the hash of the certificate that it names (RFC 5816): no other can be put in its place. */
const isBound = async (signed: pki.SignedData, certificate: pki.Certificate): Promise<boolean> => {
  const attributes = signed.signerInfos[0]?.signedAttrs?.attributes ?? [];
  const der = certificate.toSchema().toBER(false);
  for (const { type, values } of attributes) {
    if (type !== OID.signingCertificate && type !== OID.signingCertificateV2) continue;
    // SigningCertificate ::= SEQUENCE { certs SEQUENCE OF ESSCertID, … }
    const [certs] = sequenceOf(values[0]);
    const [first] = sequenceOf(certs);
    const parts = sequenceOf(first);
    const isV2 = type === OID.signingCertificateV2;
    const named = isV2 && parts[0] instanceof asn1.Sequence ? parts[0] : null;
    const hash = parts.find((part) => part instanceof asn1.OctetString);
    const algorithm = named === null ? (isV2 ? 'SHA-256' : 'SHA-1') : hashNameOf(named);
    if (hash === undefined || algorithm === null) return false;
    const digest = await crypto.subtle.digest(algorithm, der);
    return hexOf(new Uint8Array(digest)) === hexOf(hash.valueBlock.valueHexView);
  }
  return false;
};

const HASHES: Readonly<Record<string, string>> = {
  [OID.sha256]: 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

const hashNameOf = (algorithm: asn1.Sequence): string | null => {
  const [id] = algorithm.valueBlock.value;
  return id instanceof asn1.ObjectIdentifier ? (HASHES[id.valueBlock.toString()] ?? null) : null;
};

const sequenceOf = (value: unknown): asn1.AsnType[] =>
  value instanceof asn1.Sequence || value instanceof asn1.Set
    ? (value.valueBlock.value as asn1.AsnType[])
    : [];

const isSigned = async (signed: pki.SignedData, manifest: Uint8Array): Promise<boolean> => {
  try {
    return await signed.verify({ signer: 0, data: new Uint8Array(manifest).buffer, checkChain: false });
  } catch {
    return false;
  }
};

const extensionOf = (certificate: pki.Certificate, id: string): pki.Extension | undefined =>
  certificate.extensions?.find(({ extnID }) => extnID === id);

/** RFC 3161, 2.3: for time-stamps and nothing else, and whoever does not know that has to refuse it. */
const isForTimestamps = (certificate: pki.Certificate): boolean => {
  const usage = extensionOf(certificate, OID.extendedKeyUsage);
  const purposes: unknown = Reflect.get(Object(usage?.parsedValue), 'keyPurposes');
  return (
    usage?.critical === true &&
    Array.isArray(purposes) &&
    purposes.length === 1 &&
    purposes[0] === OID.timeStamping
  );
};

const saysQualified = (certificate: pki.Certificate): boolean => {
  const statements = extensionOf(certificate, OID.qcStatements);
  if (statements === undefined) return false;
  const { result } = asn1.fromBER(statements.extnValue.valueBlock.valueHexView);
  return sequenceOf(result).some((statement) => {
    const [id] = sequenceOf(statement);
    return id instanceof asn1.ObjectIdentifier && id.valueBlock.toString() === OID.qualifiedTimestamp;
  });
};

const authorityOf = ({ subject }: pki.Certificate): string => {
  const nameOf = (type: string): string | undefined =>
    subject.typesAndValues.find((one) => one.type === type)?.value.valueBlock.value;
  const names = [nameOf(OID.commonName), nameOf(OID.organization)].filter((name) => name !== undefined);
  return [...new Set(names)].join(', ');
};
