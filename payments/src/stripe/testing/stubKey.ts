export const STUB_KEY = 'sk_test_stub';
