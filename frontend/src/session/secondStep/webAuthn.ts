// A chunk of its own, fetched when somebody makes or uses a passkey.
export { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
