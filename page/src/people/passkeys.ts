/** Passkeys: what the server asks, put to the browser, and the browser's answer as JSON. */
import { call, type Schemas as S } from '../api/client';
import type { Account, Ceremony } from './api';

/** Browsers make passkeys only where the connection is safe, and never for a bare address such as 127.0.0.1. */
export function passkeysWork(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
const text = (data: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

type Described = { id: string; type: 'public-key' };
const described = (list: Described[] | undefined) => (list ?? []).map((c) => ({ ...c, id: bytes(c.id) }));

/** Null if the person thought better of it. */
async function ask(work: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await work()) as PublicKeyCredential | null;
  } catch {
    return null;
  }
}

export async function addPasskey(): Promise<Account | null> {
  const { ticket, options } = await call<Ceremony>('POST', '/account/passkeys/options');
  const o = options as unknown as Record<string, never> & {
    challenge: string;
    user: { id: string };
    excludeCredentials?: Described[];
  };
  const publicKey = {
    ...o,
    challenge: bytes(o.challenge),
    user: { ...(o.user as object), id: bytes(o.user.id) },
    excludeCredentials: described(o.excludeCredentials),
  };
  const made = await ask(() =>
    navigator.credentials.create({ publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions }),
  );
  if (!made) return null;
  const r = made.response as AuthenticatorAttestationResponse;
  const response = { clientDataJSON: text(r.clientDataJSON), attestationObject: text(r.attestationObject) };
  return call<Account>('POST', '/account/passkeys', {
    ticket,
    credential: { id: made.id, rawId: text(made.rawId), type: made.type, response },
  });
}

export async function enterByPasskey(): Promise<S['Session'] | null> {
  const { ticket, options } = await call<Ceremony>('POST', '/enter/passkey/options');
  const o = options as unknown as Record<string, never> & { challenge: string; allowCredentials?: Described[] };
  const publicKey = { ...o, challenge: bytes(o.challenge), allowCredentials: described(o.allowCredentials) };
  const used = await ask(() =>
    navigator.credentials.get({ publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions }),
  );
  if (!used) return null;
  const r = used.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: text(r.clientDataJSON),
    authenticatorData: text(r.authenticatorData),
    signature: text(r.signature),
    userHandle: r.userHandle ? text(r.userHandle) : null,
  };
  return call<S['Session']>('POST', '/enter/passkey', {
    ticket,
    credential: { id: used.id, rawId: text(used.rawId), type: used.type, response },
  });
}
