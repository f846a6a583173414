import { softwareAuthenticator } from '../../testing/softwareAuthenticator.ts';
import { createWebAuthn, newChallenge } from './createWebAuthn.ts';

const ada = { accountId: 'a1', email: 'ada@example.org', name: 'Ada' };

it('asks for a passkey of its own host, without attestation, verified where the device can', async () => {
  const { toAdd } = createWebAuthn('https://storylark.example:8443/');
  const challenge = newChallenge();
  const options = await toAdd(ada, [], challenge);
  expect(options).toMatchObject({
    challenge,
    rp: { id: 'storylark.example' },
    attestation: 'none',
    authenticatorSelection: { userVerification: 'preferred' },
  });
});

it('calls itself by name where its address is a number that has one', async () => {
  for (const address of ['http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect((await createWebAuthn(address).toUse([], newChallenge())).rpId).toBe('localhost');
});

it('does not look into a certificate that nobody asked for', async () => {
  const { toAdd, added } = createWebAuthn('https://storylark.example');
  const challenge = newChallenge();
  const options = await toAdd(ada, [], challenge);
  const device = softwareAuthenticator();
  await expect(added(device.create(options, { certificate: true }), challenge)).rejects.toMatchObject({
    code: 'passkeyNotAccepted',
    cause: { message: 'a certificate nobody asked for' },
  });
  expect(await added(device.create(options), challenge)).toMatchObject({ counter: 0 });
});
